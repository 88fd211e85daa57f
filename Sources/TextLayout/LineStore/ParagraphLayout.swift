internal import TextMeasurement

/// What is known of the layout of a paragraph.
///
/// Belongs to one line store, whose tree has to learn of every change.
final class ParagraphLayout {
  /// How far layout has got.
  enum Progress {
    /// There are no lines, or not all.
    case begun

    /// The lines were there, and their extent is known.
    case framed

    /// All lines are there.
    case finished
  }

  /// The paragraph, once its glyphs were generated.
  var prepared: PreparedParagraph?

  /// A similar paragraph, from before an edit.
  var former: PreparedParagraph?

  /// The number of its glyphs, once they were generated.
  var glyphCount: Int?

  /// How far layout has got.
  var progress = Progress.begun

  /// The lines that are there, in order.
  private(set) var lines: [LaidLine] = []

  /// Where the next line begins.
  var position = LinePosition.first

  /// From the top of the first line to the bottom of the last, in layout units, once known.
  var height: Int64 = 0

  /// The number of lines, once ``height`` is known.
  var lineCount = 0

  /// What is left around its lines.
  var spacing = ParagraphSpacing()

  /// What is left below its last line, once ``height`` is known.
  var below: Int64 = 0

  /// The left edge of the leftmost line, in layout units.
  var minX = Int64.max

  /// The right edge of the rightmost line.
  var maxX = Int64.min

  /// Where the paragraph begins in a row of containers, and where it ends.
  var entry: FlowPosition?
  var exit: FlowPosition?

  /// Whether someone was asked how the lines are to be painted since they were found.
  var hasValidatedRendering = false

  /// Forgets the lines, and keeps the glyphs.
  func removeLines() {
    progress = .begun
    lines = []
    position = .first
    height = 0
    lineCount = 0
    (minX, maxX) = (.max, .min)
    (entry, exit) = (nil, nil)
    hasValidatedRendering = false
  }

  /// Forgets the lines and the glyphs.
  func removeGlyphs() {
    removeLines()
    prepared = nil
    glyphCount = nil
  }

  /// Notes a line that was found.
  func append(_ line: LaidLine, next: LinePosition) {
    lines.append(line)
    position = next
    minX = min(minX, line.x)
    maxX = max(maxX, line.maxX)
  }

  /// Notes the lines that were found, and where the next one begins.
  func setLines(_ lines: [LaidLine], next: LinePosition) {
    self.lines = lines.withUnsafeBufferPointer { Array($0) }
    position = next
    findEdges()
  }

  /// Puts a line that shows more or less of its text in the place of another.
  func replaceLine(_ index: Int, with line: LaidLine) {
    lines[index] = line
    findEdges()
  }

  private func findEdges() {
    (minX, maxX) = (.max, .min)
    for line in lines {
      minX = min(minX, line.x)
      maxX = max(maxX, line.maxX)
    }
  }

  /// Forgets the lines and the glyphs, and keeps what room they take.
  func removeContents() {
    progress = .framed
    lines = []
    position = .first
    prepared = nil
    glyphCount = nil
    hasValidatedRendering = false
  }

  /// Notes that the last line was found.
  func finish() {
    progress = .finished
    lineCount = lines.count
    height = lines.last.map { $0.bottom - (lines.first?.y ?? 0) } ?? 0
    below = (lines.last?.below ?? 0) + spacing.after
  }
}
