internal import TextAnalysis
internal import TextMeasurement

/// A line fragment: a line, or the part of one beside an exclusion.
///
/// Lengths are layout units. The y of a line counts from the top of its paragraph's first line where
/// the place of a paragraph says nothing about its lines, else from the top of its container.
struct LaidLine: Sendable {
  /// The line, whose x counts from the left edge of its container.
  var line: ParagraphLine

  /// The text of the line: UTF-16 offsets in the paragraph.
  var units: Range<Int32>

  /// What is left below the line, before the space after its paragraph.
  var below: Int64

  /// The edges of the fragment, padding included.
  var edges: Range<Int64>

  /// The container, an index.
  var container: Int32

  /// Whether the line is not beside the one before it.
  var beginsRow: Bool

  /// Whether the line reaches below the bottom of its container.
  var overflowsContainer: Bool
}

extension StoredParagraph {
  /// The UTF-16 offsets of a line that follows another.
  func units(of range: Range<Int>, after line: LaidLine?) -> Range<Int32> {
    let start = line?.units.upperBound ?? 0
    guard utf16Count != utf8Count else { return start..<start + Int32(range.count) }
    let count = text.withBytes { UTF16Count.units(of: UnsafeBufferPointer(rebasing: $0[range])) }
    return start..<start + Int32(count)
  }
}
