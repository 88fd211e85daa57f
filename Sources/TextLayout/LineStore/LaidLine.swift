internal import TextAnalysis
internal import TextMeasurement

/// What is kept of a line fragment: a line, or the part of one beside an exclusion.
///
/// Enough to add up and to find places; the line itself is found again by a ``LineReader``. Lengths
/// are layout units. `y` counts from the top of its paragraph's first line where the place of a
/// paragraph says nothing about its lines, else from the top of its container; `x` from the left
/// edge of that.
struct LaidLine: Sendable {
  /// Where the line begins in its paragraph.
  let start: PackedLinePosition

  /// The left edge of the content.
  let x: Int64

  /// The top of the line.
  let y: Int64

  /// How wide the line is without white space at its end.
  let width: Int64

  /// The height of the line, without what is left below it.
  let height: Int64

  /// What is left below the line, before the space after its paragraph.
  let below: Int64

  /// The edges of the fragment, padding included.
  let edges: Range<Int64>

  /// The text of the line: UTF-16 offsets in the paragraph.
  let utf16Range: Range<Int32>

  /// The container, an index.
  let container: Int32

  /// Whether the line is not beside the one before it.
  let beginsRow: Bool

  /// Whether the line reaches below the bottom of its container.
  let overflowsContainer: Bool

  /// Keeps what there is to keep of a line.
  init(
    _ line: ParagraphLine,
    utf16Range: Range<Int32>,
    below: Int64,
    edges: Range<Int64>,
    container: Int = 0,
    beginsRow: Bool = true,
    overflowsContainer: Bool = false
  ) {
    start = PackedLinePosition(line.start)
    (x, y) = (line.x, line.y)
    (width, height) = (line.width, line.height)
    self.below = below
    self.edges = edges
    self.utf16Range = utf16Range
    self.container = Int32(container)
    self.beginsRow = beginsRow
    self.overflowsContainer = overflowsContainer
  }

  /// Keeps a line that takes a row of a column by itself.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - y: Its top.
  ///   - height: Its height.
  ///   - utf16Range: Its text: UTF-16 offsets in the paragraph.
  ///   - below: What is left below it.
  ///   - edges: The edges of its fragment.
  init(
    _ line: PlainLine,
    y: Int64,
    height: Int64,
    utf16Range: Range<Int32>,
    below: Int64,
    edges: Range<Int64>
  ) {
    start = line.start
    (x, width) = (line.x, line.width)
    (self.y, self.height) = (y, height)
    self.below = below
    self.edges = edges
    self.utf16Range = utf16Range
    container = 0
    beginsRow = true
    overflowsContainer = false
  }

  /// The bottom of the line.
  var bottom: Int64 { LayoutUnit.sum(y, height) }

  /// The right edge of the content.
  var maxX: Int64 { LayoutUnit.sum(x, width) }

  /// Whether the line holds a UTF-16 offset of its paragraph, or lies after it.
  func reaches(_ offset: Int) -> Bool { Int(utf16Range.upperBound) > offset }
}

extension StoredParagraph {
  /// Whether offsets are the same in UTF-8 and in UTF-16.
  var hasEqualOffsets: Bool { utf16Count == utf8Count }

  /// The UTF-16 offsets of a line that follows another.
  func utf16Range(of range: Range<Int>, after line: LaidLine?) -> Range<Int32> {
    let start = line?.utf16Range.upperBound ?? 0
    guard !hasEqualOffsets else { return start..<start + Int32(range.count) }
    let count = text.withBytes { UTF16Count.units(of: UnsafeBufferPointer(rebasing: $0[range])) }
    return start..<start + Int32(count)
  }
}
