/// What a place on a line hits: offsets in UTF-8 in the paragraph.
package struct LineHit: Hashable, Sendable {
  /// The insertion point.
  package let offset: Int

  /// The cluster that it is the start or the end of.
  package let cluster: Range<Int>

  /// How far across the cluster the place is in the direction of reading, from 0 to 1.
  package let fraction: Double

  /// Whether the insertion point is the start of the cluster.
  package let isLeading: Bool

  /// Whether the place lies on the text.
  package let isInside: Bool
}
