/// Patterns that tell where words are hyphenated, as TeX and libhyphen use them.
///
/// Immutable and shared by threads. Two values are equal if they are copies of one that was read.
///
///     let patterns = HyphenationPatterns.embedded(language: "de-AT")
///     patterns?.hyphenated("Silbentrennung")  // Sil-ben-tren-nung
///
/// Words are runs of letters, with combining marks and joiners. Any other character ends one: a
/// digit, a hyphen (so that the parts of a compound are words), an apostrophe. Patterns that have
/// apostrophes, as for French and Italian, make one between two letters a letter too, U+2019 like
/// U+0027. Capitals count as their simple lower case, and a letter with marks as the composed one.
/// A word that holds a soft hyphen is left alone: its author knew better. So is one of more than
/// 1,024 letters.
///
/// A file of libhyphen may have two levels: patterns before `NEXTLEVEL` cut compounds, those after
/// it hyphenate their parts.
///
/// Source: F. M. Liang, Word Hy-phen-a-tion by Com-put-er, 1983.
public struct HyphenationPatterns: Sendable {
  /// What was read from one file.
  private final class Storage: Sendable {
    let trie: PatternTrie
    let compounds: CompoundPatterns?
    let minimumPrefix: Int
    let minimumSuffix: Int
    let name: String

    init(_ levels: PatternLevels, name: String) {
      trie = PatternTrie(levels.words)
      compounds = levels.compounds.map(CompoundPatterns.init)
      minimumPrefix = levels.words.minimumPrefix
      minimumSuffix = levels.words.minimumSuffix
      self.name = name
    }
  }

  private let storage: Storage

  /// The most bytes that a file of patterns may have.
  public static let sizeLimit = 8 << 20

  /// Reads a file of patterns.
  ///
  /// - Parameters:
  ///   - bytes: The whole file: one of TeX, in UTF-8, with `\patterns{…}` or `\hyphenation{…}`;
  ///     else one of libhyphen, whose first line is its charset. Of the latter, patterns that
  ///     change letters are left out.
  ///   - name: What errors call the file.
  /// - Throws: `HyphenationError.empty`, `.tooLarge`, `.unrecognized`, `.unsupportedCharset`,
  ///   `.damaged` or `.noPatterns`.
  /// - Complexity: O(*n* log *n*) in the bytes.
  public init(_ bytes: [UInt8], name: String) throws(HyphenationError) {
    guard !bytes.isEmpty else { throw .empty(file: name) }
    guard bytes.count <= Self.sizeLimit else {
      throw .tooLarge(file: name, limit: Self.sizeLimit)
    }
    // A file of libhyphen may quote TeX in a comment; one of TeX does not begin with a charset.
    let isTeX =
      !LibhyphenPatternReader.recognizes(bytes) && TeXPatternReader.recognizes(bytes)
    let levels =
      isTeX
      ? PatternLevels(words: try TeXPatternReader.read(bytes, file: name))
      : try LibhyphenPatternReader.read(bytes, file: name)
    guard !levels.words.patterns.isEmpty || levels.compounds?.patterns.isEmpty == false else {
      throw .noPatterns(file: name)
    }
    storage = Storage(levels, name: name)
  }

  /// The name that the file was given.
  public var name: String { storage.name }

  /// The least number of grapheme clusters before a hyphen, as the file says.
  public var minimumPrefix: Int { storage.minimumPrefix }

  /// The least number of grapheme clusters after a hyphen, as the file says.
  public var minimumSuffix: Int { storage.minimumSuffix }

  /// The patterns for words, ordered.
  var trie: PatternTrie { storage.trie }

  /// The patterns that cut compounds; `nil` if the file has one level.
  var compounds: CompoundPatterns? { storage.compounds }

  /// Whether a pattern has an apostrophe.
  var knowsApostrophes: Bool {
    trie.knowsApostrophes || compounds?.trie.knowsApostrophes == true
  }
}

extension HyphenationPatterns: Hashable {
  /// Whether both were read together.
  public static func == (left: HyphenationPatterns, right: HyphenationPatterns) -> Bool {
    left.storage === right.storage
  }

  /// Hashes which patterns these are.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

extension HyphenationPatterns {
  /// A text with a hyphen wherever its words may be hyphenated.
  ///
  /// - Parameters:
  ///   - text: A word or several.
  ///   - hyphen: What is put in, such as a soft hyphen.
  /// - Returns: The text with hyphens.
  /// - Complexity: O(*n*) in the text.
  public func hyphenated(_ text: String, with hyphen: String = "-") -> String {
    var text = text
    let bytes = text.withUTF8 { Array($0) }
    var result: [UInt8] = []
    var start = 0
    for place in places(in: bytes) {
      result += bytes[start..<place]
      result += Array(hyphen.utf8)
      start = place
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  /// The places where the words of a text may be hyphenated: UTF-8 offsets, increasing.
  private func places(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { text in
      var places: [Int] = []
      var hyphenator = WordHyphenator(self, clusters: TextAnalyzer().graphemeBoundaries(of: text))
      hyphenator.appendPlaces(of: text, in: 0..<text.count, to: &places)
      return places
    }
  }
}
