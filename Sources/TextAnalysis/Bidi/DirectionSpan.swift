/// A span of a paragraph that is set in directions of its own.
package struct DirectionSpan: Hashable, Sendable {
  /// Where the span ends, a UTF-8 offset in the paragraph or one beyond its end; it begins where
  /// the one before ends.
  package let end: Int

  /// The directions, the outermost first.
  package let directions: [WritingDirection]

  /// Creates a span.
  package init(end: Int, directions: [WritingDirection]) {
    self.end = end
    self.directions = directions
  }
}
