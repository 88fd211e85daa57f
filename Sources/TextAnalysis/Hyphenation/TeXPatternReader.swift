/// Reads patterns as TeX does: `\patterns{…}` and `\hyphenation{…}`, in UTF-8.
///
/// Other commands are passed over, and `\endinput` ends the file. Inside the braces a command, a
/// brace or `^^` is an error: files that spell letters so have been converted long since, for
/// hyph-utf8. The comments at the head of hyph-utf8's files tell the least prefix and suffix
/// (`hyphenmins`, `typesetting`); without them these are 2 and 3, as in plain TeX.
struct TeXPatternReader {
  /// What the reader is in.
  private enum State {
    /// What is not patterns.
    case outside

    /// Between a command and its brace.
    case before(Group)

    /// Inside the braces of a command.
    case inside(Group)

    /// After `\endinput`.
    case after
  }

  /// What stands in braces.
  private enum Group: String {
    case patterns, hyphenation
  }

  private let file: String
  private var list = PatternList()
  private var state = State.outside
  private var isInTypesetting = false

  private init(file: String) {
    self.file = file
    list.minimumSuffix = 3
  }

  /// Whether a file is one of TeX.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    [Group.patterns, .hyphenation].contains { group in
      let command = Array("\\\(group.rawValue)".utf8)
      return bytes.indices.contains {
        bytes[$0] == 0x5C && bytes[$0...].starts(with: command)
      }
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `HyphenationError.damaged`.
  /// - Complexity: O(*n*) in the bytes.
  static func read(_ bytes: [UInt8], file: String) throws(HyphenationError) -> PatternList {
    var reader = TeXPatternReader(file: file)
    var lines = PatternLines(bytes)
    while let line = lines.next() {
      guard let text = line.text else {
        throw .damaged(file: file, line: line.number, reason: "it is not UTF-8")
      }
      do throws(PatternList.Fault) {
        try reader.take(text.unicodeScalars)
      } catch {
        throw .damaged(file: file, line: line.number, reason: error.reason)
      }
      if case .after = reader.state { break }
    }
    if case .inside(let group) = reader.state {
      throw .damaged(
        file: file,
        line: lines.number,
        reason: "the file ends inside \\\(group.rawValue){…}"
      )
    }
    return reader.list
  }

  private mutating func take(_ line: String.UnicodeScalarView) throws(PatternList.Fault) {
    let comment = line.firstIndex(of: "%") ?? line.endIndex
    if comment < line.endIndex { takeComment(line[comment...].dropFirst()) }
    var rest = line[..<comment]
    while let scalar = rest.first {
      switch state {
      case .after: return
      case .outside:
        rest.removeFirst()
        if scalar == "\\" { takeCommand(&rest) }
      case .before(let group):
        if scalar == "{" {
          state = .inside(group)
          rest.removeFirst()
        } else if WordLetters.isSpace(scalar) {
          rest.removeFirst()
        } else {
          state = .outside
        }
      case .inside(let group):
        try takeGroup(&rest, group)
      }
    }
  }

  private mutating func takeCommand(_ rest: inout Substring.UnicodeScalarView) {
    let name = rest.prefix { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    rest = rest[name.endIndex...]
    if let group = Group(rawValue: String(name)) { state = .before(group) }
    if String(name) == "endinput" { state = .after }
  }

  /// Takes a pattern or a word, white space, or the closing brace.
  private mutating func takeGroup(
    _ rest: inout Substring.UnicodeScalarView,
    _ group: Group
  ) throws(PatternList.Fault) {
    let word = rest.prefix { $0 != "}" && !WordLetters.isSpace($0) }
    guard !word.isEmpty else {
      if rest.removeFirst() == "}" { state = .outside }
      return
    }
    rest = rest[word.endIndex...]
    if let stray = word.first(where: { $0 == "\\" || $0 == "{" || $0 == "^" }) {
      throw PatternList.Fault(
        reason: "'\(stray)' stands in \\\(group.rawValue){…}: letters must be spelt as themselves"
      )
    }
    switch group {
    case .patterns: try list.appendPattern(word)
    case .hyphenation: try list.appendWord(word)
    }
  }

  /// Looks for the least prefix and suffix in the head of a file.
  private mutating func takeComment(_ comment: Substring.UnicodeScalarView) {
    let words = comment.split { WordLetters.isSpace($0) }
    guard let key = words.first.map({ String($0) }), words.count <= 2 else {
      isInTypesetting = false
      return
    }
    let number = words.count == 2 ? Int(String(words[1])) : nil
    switch (key, number) {
    case ("typesetting:", nil): isInTypesetting = true
    case ("left:", let number?) where isInTypesetting:
      list.minimumPrefix = min(max(1, number), PatternList.letterLimit)
    case ("right:", let number?) where isInTypesetting:
      list.minimumSuffix = min(max(1, number), PatternList.letterLimit)
    default: isInTypesetting = false
    }
  }
}
