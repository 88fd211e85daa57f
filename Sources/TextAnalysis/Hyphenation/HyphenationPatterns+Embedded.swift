internal import Synchronization

extension HyphenationPatterns {
  /// The languages whose patterns are part of the program: BCP 47 tags in lower case, sorted.
  public static var embeddedLanguages: [String] { BundledPatternTable.entries.map(\.language) }

  /// The patterns of a language that are part of the program.
  ///
  /// They are read when they are first asked for, and kept.
  ///
  /// Source: RFC 4647, 3.4 (lookup): without patterns of its own, a language has those of the tag
  /// without its last subtag, so that `de-AT` has those of `de`.
  ///
  /// - Parameter language: A BCP 47 tag; underscores are read as hyphens.
  /// - Returns: `nil` if there are none for the language.
  public static func embedded(language: String) -> HyphenationPatterns? {
    guard language.utf8.count <= tagLimit else { return nil }
    var tag = language.lowercased().split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "-" || $0 == "_" }
    )
    while !tag.isEmpty {
      let name = tag.joined(separator: "-")
      if let index = BundledPatternTable.entries.firstIndex(where: { $0.language == name }) {
        return embedded(at: index)
      }
      tag.removeLast()
      // What a letter alone begins ends with it.
      if tag.last?.count == 1 { tag.removeLast() }
    }
    return nil
  }

  /// The longest tag that is looked up, in bytes.
  private static let tagLimit = 156

  /// The embedded patterns that were read, by their place in the table; `nil` for a file without
  /// use.
  private static let known = Mutex<[Int: HyphenationPatterns?]>([:])

  private static func embedded(at index: Int) -> HyphenationPatterns? {
    known.withLock { known in
      if let patterns = known[index] { return patterns }
      let entry = BundledPatternTable.entries[index]
      let patterns = try? HyphenationPatterns(entry.contents, name: entry.fileName)
      known[index] = .some(patterns)
      return patterns
    }
  }
}
