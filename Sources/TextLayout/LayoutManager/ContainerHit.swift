public import TextMeasurement

/// What a point of a container hits.
public struct ContainerHit: Hashable, Sendable {
  /// The nearest glyph; `nil` if there is none.
  public let glyphIndex: Int?

  /// How far across the glyph's cluster the point is in the direction of reading, from 0 to 1.
  public let glyphFraction: Double

  /// The nearest character: a UTF-16 offset.
  ///
  /// It is the start of what lies between two insertion points; a point after all text of a line is
  /// answered by the end of that.
  public let characterIndex: Int

  /// How far the point is from the character's insertion point to the next, from 0 to 1.
  public let characterFraction: Double

  /// The insertion point that is nearest to the point: a UTF-16 offset.
  public let insertionPoint: Int

  /// Which line the insertion point belongs to.
  public let affinity: Affinity

  /// Whether the point lies on text.
  public let isInside: Bool
}
