/// A line of a prepared paragraph that searching its keys has found, and nothing else.
///
/// Lengths are layout units and offsets are UTF-8 offsets in the paragraph; x counts from the left
/// edge of the container.
package struct PlainLine: Sendable {
  /// Where the line begins.
  package let start: PackedLinePosition

  /// The text of the line, white space and separator at its end included.
  package let range: Range<Int>

  /// The left edge of the content.
  package let x: Int64

  /// How wide the line is without white space at its end.
  package let width: Int64
}
