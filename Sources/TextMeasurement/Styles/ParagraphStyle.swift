public import TextAnalysis

/// How the lines of a paragraph break and stand.
///
/// Lengths are points. A length that makes no sense, such as a negative line height or NaN, counts
/// as 0.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand across the width.
  public var alignment: TextAlignment = .natural

  /// How much wider than itself a space may become in justified text, as a factor; a line that
  /// would need more stands as ``TextAlignment/natural``.
  public var largestSpace: Double = .infinity

  /// From the leading margin to the start of the first line.
  public var firstLineIndent: Double = 0

  /// From the leading margin to the start of the other lines.
  public var headIndent: Double = 0

  /// Where lines end at the latest: above 0 from the leading margin, else from the trailing one.
  public var tailIndent: Double = 0

  /// What is left between lines.
  public var lineSpacing: Double = 0

  /// What is left before the paragraph, beside what the one before leaves; not at the text's start.
  public var spacingBefore: Double = 0

  /// What is left after the paragraph; not at the text's end.
  public var spacingAfter: Double = 0

  /// How often its natural height a line is high; 0 is the same as 1.
  public var lineHeightMultiple: Double = 0

  /// The least height of a line, after ``lineHeightMultiple``.
  public var minimumLineHeight: Double = 0

  /// The greatest height of a line, after ``lineHeightMultiple``; 0 has no limit.
  ///
  /// It counts as ``minimumLineHeight`` if it is less.
  public var maximumLineHeight: Double = 0

  /// Which faces say how high a line is.
  public var lineHeightPolicy: LineHeightPolicy = .natural

  /// Where tabs move the pen, in any order.
  public var tabStops: [TabStop] {
    get { extras?.tabStops ?? [] }
    set { extras = ParagraphExtras(tabStops: newValue, hyphenation: hyphenation) }
  }

  /// The distance between the stops beyond ``tabStops``, which are multiples of it.
  ///
  /// At 0 there are none, and a tab beyond the last stop ends its line.
  public var defaultTabInterval: Double = 28

  /// The direction of the paragraph as a whole.
  public var baseDirection: BaseDirection = .automatic

  /// Where lines may break between and inside words.
  public var lineBreaking = LineBreakRules()

  /// How the places are chosen where lines end.
  ///
  /// The promises about widths are those of greedy lines. A paragraph with tabs, or with a word
  /// that is wider than its line, has greedy lines in any case.
  public var textWrap: TextWrap = .greedy

  /// What happens at the end of a line.
  public var lineBreakMode: LineBreakMode = .byWords

  /// Whether and how words are hyphenated.
  public var hyphenation: Hyphenation {
    get { extras?.hyphenation ?? .none }
    set { extras = ParagraphExtras(tabStops: tabStops, hyphenation: newValue) }
  }

  /// Whether words are hyphenated.
  var hasHyphenation: Bool { extras.map { $0.hyphenation != .none } ?? false }

  // A style is copied with every text, and few have any of these.
  private var extras: ParagraphExtras?

  /// Makes the default style.
  public init() {}

  /// Adds a tab stop before the first that is farther from the leading margin.
  public mutating func addTabStop(_ stop: TabStop) {
    let index = tabStops.firstIndex { $0.position > stop.position } ?? tabStops.count
    tabStops.insert(stop, at: index)
  }
}
