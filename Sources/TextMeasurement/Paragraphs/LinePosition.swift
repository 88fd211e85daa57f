/// Where a line of a prepared paragraph begins.
package struct LinePosition: Sendable {
  let start: LineStart

  /// The start of the paragraph.
  package static let first = LinePosition(start: .paragraph)

  /// A UTF-8 offset in the paragraph.
  package var offset: Int { start.offset }
}
