/// Reads patterns as libhyphen does, from a `.dic` file: a charset, then a pattern or a setting a
/// line.
///
/// - `LEFTHYPHENMIN` and `RIGHTHYPHENMIN` are the least prefix and suffix, which are 2 otherwise.
/// - Patterns for non-standard hyphenation, which change letters (`/` and a replacement), are left
///   out.
/// - `NEXTLEVEL` ends patterns that cut compounds; those after it hyphenate the parts. Settings
///   hold for both levels, and stand before it: after it they change nothing. A second one ends the
///   file.
/// - `COMPOUNDLEFTHYPHENMIN` and `COMPOUNDRIGHTHYPHENMIN` are the least numbers of letters between
///   a cut and a hyphen after and before it, which are 1 otherwise.
/// - `NOHYPHEN` changes nothing: words end at what is no letter anyway.
/// - `%` and `#` begin comments.
///
/// The charset is UTF-8 or one of those with one byte a character that ICU knows, such as
/// ISO8859-1.
struct LibhyphenPatternReader {
  private let file: String
  private let charset: CharsetTable?

  private var levels = PatternLevels()

  /// The least numbers of letters between a cut and a hyphen after and before it.
  private var cutMinimums = (prefix: 1, suffix: 1)

  /// Whether the rest of the file is not read.
  private var isComplete = false

  /// What a setting may be at most.
  private static let minimumLimit = PatternList.letterLimit

  /// The longest name of a charset, in bytes.
  private static let nameLimit = 40

  private init(file: String, charset: CharsetTable?) {
    self.file = file
    self.charset = charset
  }

  /// Whether a file is surely one of libhyphen: its first line is a charset that can be read.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    var lines = PatternLines(bytes)
    do throws(HyphenationError) {
      _ = try charset(named: lines.next()?.text ?? "", "")
      return true
    } catch {
      return false
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `HyphenationError.unrecognized` if the first line cannot be a charset,
  ///   `.unsupportedCharset` if it is one that cannot be read, `.damaged`.
  /// - Complexity: O(*n*) in the bytes.
  static func read(_ bytes: [UInt8], file: String) throws(HyphenationError) -> PatternLevels {
    var lines = PatternLines(bytes)
    var reader = LibhyphenPatternReader(
      file: file,
      charset: try charset(named: lines.next()?.text ?? "", file)
    )
    while !reader.isComplete, let line = lines.next() {
      guard let text = reader.text(of: line) else {
        throw .damaged(file: file, line: line.number, reason: "it is not UTF-8")
      }
      do throws(PatternList.Fault) {
        try reader.take(text)
      } catch {
        throw .damaged(file: file, line: line.number, reason: error.reason)
      }
    }
    return reader.levels
  }

  /// The table of a charset; `nil` for UTF-8.
  private static func charset(
    named line: String,
    _ file: String
  ) throws(HyphenationError) -> CharsetTable? {
    let name = line.split { $0.isWhitespace }.first.map { String($0) } ?? ""
    let isPlausible = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x2D
        || byte == 0x5F
    }
    guard isPlausible, !name.isEmpty, name.utf8.count <= nameLimit else {
      throw .unrecognized(file: file)
    }
    let plain = name.uppercased()
    if plain == "UTF-8" || plain == "UTF8" { return nil }
    // The names of ISPELL's time: `ISO8859-1`, `microsoft-cp1251`.
    let known = plain.hasPrefix("MICROSOFT-CP") ? "windows-" + plain.dropFirst(12) : plain
    guard let table = CharsetTable(name: known) else {
      throw .unsupportedCharset(file: file, charset: name)
    }
    return table
  }

  private func text(of line: PatternLines.Line) -> String? {
    guard let charset else { return line.text }
    var text = String.UnicodeScalarView()
    for byte in line.bytes { text.append(charset.scalars[Int(byte)]) }
    return String(text)
  }

  private mutating func take(_ line: String) throws(PatternList.Fault) {
    let words = line.unicodeScalars.split { WordLetters.isSpace($0) }
    guard let first = words.first, first.first != "%", first.first != "#" else { return }
    switch String(first) {
    case "LEFTHYPHENMIN": try set(\.levels.words.minimumPrefix, to: words)
    case "RIGHTHYPHENMIN": try set(\.levels.words.minimumSuffix, to: words)
    case "COMPOUNDLEFTHYPHENMIN": try set(\.cutMinimums.prefix, to: words)
    case "COMPOUNDRIGHTHYPHENMIN": try set(\.cutMinimums.suffix, to: words)
    case "NOHYPHEN": return
    case "NEXTLEVEL": endLevel()
    default:
      if !first.contains("/") { try levels.words.appendPattern(first) }
    }
  }

  private mutating func set(
    _ minimum: WritableKeyPath<Self, Int>,
    to words: [Substring.UnicodeScalarView]
  ) throws(PatternList.Fault) {
    guard words.count > 1, let number = Int(String(words[1])), number >= 0 else {
      throw PatternList.Fault(reason: "\(String(words[0])) has no number")
    }
    guard levels.compounds == nil else { return }
    self[keyPath: minimum] = min(max(1, number), Self.minimumLimit)
  }

  /// Makes the patterns up to here those that cut compounds.
  private mutating func endLevel() {
    guard levels.compounds == nil else {
      isComplete = true
      return
    }
    var compounds = levels.words
    compounds.minimumPrefix = cutMinimums.prefix
    compounds.minimumSuffix = cutMinimums.suffix
    var words = PatternList()
    words.minimumPrefix = levels.words.minimumPrefix
    words.minimumSuffix = levels.words.minimumSuffix
    levels = PatternLevels(compounds: compounds, words: words)
  }
}
