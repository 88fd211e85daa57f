internal import Synchronization
internal import TextAnalysis
internal import Typography

/// A paragraph with everything known of it that does not depend on a width.
///
/// Immutable and shared by threads. What it remembers of questions changes how fast it answers,
/// never what.
final class Paragraph: Sendable {
  /// The text with its separator.
  let text: ParagraphText

  /// The runs, in logical order; they tile the text.
  let runs: ParagraphRuns

  /// The glyphs of the runs, those of a run together and in visual order.
  let glyphs: PackedGlyphs

  /// The line metrics of the faces, each once; the first is the primary face's.
  let lineMetrics: [LineMetrics]

  /// How its lines stand.
  let rules: LineRules

  /// The places where lines may end.
  let breaks: BreakTable

  /// The languages and the features of its styles.
  let styles: [ShapingStyle]

  /// Where tabs stand and how far the pen has come there, in logical order.
  let tabs: [TabPosition]

  /// The parts inside of which no line may end, in order: UTF-8 offsets.
  let unbrokenParts: [Range<Int>]

  /// The largest font size, in points.
  let size: Double

  /// The height of each line, if the paragraph can be laid out by searching the keys of its places
  /// alone: without tabs, mandatory breaks, faces of other heights, keys that fall, starts far from
  /// the ends before them, lines that are made wider or narrower or are not greedy, and limits of
  /// hyphenation.
  let plainHeight: Int64?

  /// The bidi level of the paragraph itself.
  let baseLevel: BidiLevel

  /// Whether a line may not end at every hyphenation place that fits.
  let limitsHyphenation: Bool

  /// Whether the text holds combining marks.
  let containsMarks: Bool

  /// The metrics of every line, an index in ``lineMetrics``; -1 if lines are not all equally high.
  private let uniformIndex: Int32

  /// The runs of text that were shaped, in part at least, when the paragraph was prepared.
  let shapedRunCount: Int32

  /// The bytes of text that were shaped for them.
  let shapedByteCount: Int32

  /// What was found out for lines narrower than words.
  let narrowLines = Mutex(NarrowLines())

  init(
    text: ParagraphText,
    baseLevel: BidiLevel,
    runs: ParagraphRuns,
    glyphs: PackedGlyphs,
    lineMetrics: [LineMetrics],
    breaks: BreakTable,
    rules: LineRules,
    styles: [ShapingStyle],
    tabs: [TabPosition],
    unbrokenParts: [Range<Int>],
    size: Double,
    shapedRunCount: Int,
    shapedByteCount: Int,
    containsMarks: Bool
  ) {
    self.text = text
    self.baseLevel = baseLevel
    self.runs = runs
    self.glyphs = glyphs
    self.lineMetrics = lineMetrics
    let uniform = Self.uniformIndex(runs, lineMetrics, breaks)
    limitsHyphenation = breaks.hasHyphenation && rules.style.hyphenation.isLimited
    let isPlain =
      !breaks.places.isEmpty && breaks.mandatory.isEmpty && breaks.fall == 0 && tabs.isEmpty
      && rules.areSimple && !limitsHyphenation && breaks.startsAreNear
    uniformIndex = uniform.map(Int32.init) ?? -1
    plainHeight = isPlain ? uniform.map { rules.stacking.height(of: lineMetrics[$0]) } : nil
    self.rules = rules
    self.breaks = breaks
    self.styles = styles
    self.tabs = tabs
    self.unbrokenParts = unbrokenParts
    self.size = size
    self.containsMarks = containsMarks
    self.shapedRunCount = Int32(shapedRunCount)
    self.shapedByteCount = Int32(shapedByteCount)
  }

  /// The line metrics of every line, if all are equally high.
  var uniformMetrics: LineMetrics? { uniformIndex < 0 ? nil : lineMetrics[Int(uniformIndex)] }

  private static func uniformIndex(
    _ runs: ParagraphRuns,
    _ lineMetrics: [LineMetrics],
    _ breaks: BreakTable
  ) -> Int? {
    if lineMetrics.count == 1 { return 0 }
    guard !runs.isEmpty, breaks.mandatory.isEmpty else { return nil }
    let first = runs.metrics(of: 0)
    let isUniform = runs.indices.allSatisfy {
      runs.metrics(of: $0) == first || runs.kind(of: $0) == .separator
    }
    return isUniform ? first : nil
  }

  /// The run of the text that ends at an offset above 0.
  func run(before offset: Int) -> ParagraphRun { runs[runIndex(at: offset - 1)] }

  /// The run that holds a text offset; the last one for the paragraph's end.
  func runIndex(at offset: Int) -> Int {
    guard runs.count > 1 else { return 0 }
    return min(runs.index(endingAfter: offset), runs.count - 1)
  }
}
