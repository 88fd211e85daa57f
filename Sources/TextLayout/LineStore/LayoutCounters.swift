/// How often a layout has worked, so that those who ask can see what a question costs.
public struct LayoutCounters: Hashable, Sendable {
  /// The paragraphs whose glyphs were generated, each as often as they were.
  public internal(set) var generatedParagraphs = 0

  /// The runs that were shaped, in part at least: after an edit those that it changed.
  public internal(set) var shapedRuns = 0

  /// The layout passes that were begun; one can lay out many lines.
  public internal(set) var layoutPasses = 0

  /// Counts nothing yet.
  public init() {}
}
