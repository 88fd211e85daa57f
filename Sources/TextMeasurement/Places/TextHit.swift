public import TextAnalysis

/// What a point of the layout hits.
public struct TextHit: Hashable, Sendable {
  /// The insertion point nearest to the point in the cluster that it hits.
  public let offset: TextOffset

  /// Whether the insertion point is the end of the cluster, ``Affinity/upstream``, or its start.
  ///
  /// At a soft line break it names the line that was hit.
  public let affinity: Affinity

  /// The grapheme cluster: UTF-8 offsets in the text; empty where the line has none.
  public let cluster: Range<TextOffset>

  /// How far across the cluster the point is in the direction of reading, from 0 to 1.
  ///
  /// Below 0.5 ``offset`` is the start of the cluster, else the end.
  public let fraction: Double

  /// The index of the line.
  public let line: Int

  /// Whether the point lies on the line and on its text, white space at its end included; other
  /// points are answered by the nearest place.
  public let isInside: Bool
}
