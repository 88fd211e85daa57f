/// The choices that line breaking leaves to the author.
public struct LineBreakRules: Hashable, Sendable {
  /// How readily lines break in Chinese, Japanese and Korean text.
  public var strictness: LineBreakStrictness

  /// Whether words are kept whole that could otherwise break between any two letters.
  ///
  /// Drops the opportunities between two letters, numbers, ideographs or syllables, with or
  /// without marks. Those at spaces, hyphens, soft hyphens and U+200B stay, and so do those that a
  /// dictionary finds in Thai, Lao, Khmer and Burmese text.
  ///
  /// Source: CSS Text 3 `word-break: keep-all`.
  public var keepsAll: Bool

  /// Creates rules; without arguments the default rules of the language.
  public init(strictness: LineBreakStrictness = .automatic, keepsAll: Bool = false) {
    self.strictness = strictness
    self.keepsAll = keepsAll
  }
}
