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

  /// How far layout has got.
  var progress = Progress.begun

  /// Whether someone was asked how the lines are to be painted since they were found.
  var hasValidatedRendering = false

  /// The number of its glyphs; -1 until they were generated.
  private var keptGlyphCount: Int32 = -1

  /// The number of lines.
  private var keptLineCount: Int32 = 0

  /// What few paragraphs have.
  private var extras: ParagraphLayoutExtras?

  /// The lines that are kept; those of ``column`` are not there yet.
  private var keptLines: [LaidLine] = []

  /// What the lines are found again in, as only their extent was asked for so far.
  private var column: ColumnShape?

  /// From the top of the first line to the bottom of the last, in layout units, once known.
  var height: Int64 = 0

  /// What is left around its lines; paragraphs share it.
  var sharedSpacing = SharedSpacing.none

  /// What is left below its last line, once ``height`` is known.
  var below: Int64 = 0

  /// The left edge of the leftmost line, in layout units.
  var minX = Int64.max

  /// The right edge of the rightmost line.
  var maxX = Int64.min

  /// What is left around its lines.
  var spacing: ParagraphSpacing { sharedSpacing.spacing }

  /// The number of its glyphs, once they were generated.
  var glyphCount: Int? {
    get { keptGlyphCount < 0 ? nil : Int(keptGlyphCount) }
    set { keptGlyphCount = newValue.map(Int32.init) ?? -1 }
  }

  /// The number of lines, once ``height`` is known.
  var lineCount: Int { Int(keptLineCount) }

  /// The lines that are there, in order.
  ///
  /// - Complexity: O(1); finding those of which only the extent is known takes its time, once.
  var lines: [LaidLine] {
    if let column, let prepared {
      keptLines = column.lines(of: prepared, spacing: spacing.line)
      self.column = nil
    }
    return keptLines
  }

  /// The container that the last line stands in; -1 if there is no line.
  var lastContainer: Int { column != nil ? 0 : keptLines.last.map { Int($0.container) } ?? -1 }

  /// Forgets the lines, and keeps the glyphs.
  func removeLines() {
    progress = .begun
    (keptLines, column) = ([], nil)
    extras = former.map(ParagraphLayoutExtras.init)
    height = 0
    keptLineCount = 0
    (minX, maxX) = (.max, .min)
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
    keptLines.append(line)
    position = next
    minX = min(minX, line.x)
    maxX = max(maxX, line.maxX)
  }

  /// Notes the lines that were found, and where the next one begins.
  func setLines(_ lines: [LaidLine], next: LinePosition) {
    (keptLines, column) = ([], nil)
    keptLines = lines.withUnsafeBufferPointer { Array($0) }
    position = next
    findEdges()
  }

  /// Puts a line that shows more or less of its text in the place of another.
  func replaceLine(_ index: Int, with line: LaidLine) {
    _ = lines
    keptLines[index] = line
    findEdges()
  }

  private func findEdges() {
    var (left, right) = (Int64.max, Int64.min)
    for line in keptLines {
      left = min(left, line.x)
      right = max(right, line.maxX)
    }
    (minX, maxX) = (left, right)
  }

  /// Forgets the lines and the glyphs, and keeps what room they take.
  func removeContents() {
    progress = .framed
    (keptLines, column) = ([], nil)
    extras = nil
    prepared = nil
    glyphCount = nil
    hasValidatedRendering = false
  }

  /// Takes the extent of all lines in a column, which are found when they are asked for.
  ///
  /// - Returns: Whether the extent is known without the lines; else nothing has changed.
  func finish(in column: ColumnShape) -> Bool {
    guard keptLines.isEmpty, let prepared,
      let extent = column.extent(of: prepared)
    else { return false }
    self.column = column
    extras = nil
    progress = .finished
    keptLineCount = Int32(extent.lineCount)
    height = extent.height(spacing: spacing.line)
    below = spacing.line + spacing.after
    (minX, maxX) = (extent.minX, extent.maxX)
    return true
  }

  /// Notes that the last line was found.
  func finish() {
    progress = .finished
    keptLineCount = Int32(keptLines.count)
    height = lines.last.map { $0.bottom - (lines.first?.y ?? 0) } ?? 0
    below = (lines.last?.below ?? 0) + spacing.after
  }
}

// What few paragraphs have is kept apart.
extension ParagraphLayout {
  /// A similar paragraph, from before an edit.
  var former: PreparedParagraph? {
    get { extras?.former }
    set { change(newValue == nil) { $0.former = newValue } }
  }

  /// Where the next line begins.
  var position: LinePosition {
    get { extras?.position ?? .first }
    set { change(newValue.offset == 0) { $0.position = newValue } }
  }

  /// Where the paragraph begins in a row of containers.
  var entry: FlowPosition? {
    get { extras?.entry }
    set { change(newValue == nil) { $0.entry = newValue } }
  }

  /// Where it ends there.
  var exit: FlowPosition? {
    get { extras?.exit }
    set { change(newValue == nil) { $0.exit = newValue } }
  }

  /// Changes what few paragraphs have, unless there is nothing to keep.
  private func change(_ isNothing: Bool, _ body: (ParagraphLayoutExtras) -> Void) {
    if isNothing, extras == nil { return }
    let known = extras ?? ParagraphLayoutExtras(nil)
    extras = known
    body(known)
  }
}
