public import TextAnalysis
public import Typography

/// A face that a text is measured with, and where.
public struct FaceUse: Hashable, Sendable {
  /// The face, at its size and position of its axes.
  public let font: ScaledFont

  /// Whether the face stands in for one that lacks the characters.
  public let isFallback: Bool

  /// The text that the face is used for: UTF-8 offsets in the text, in increasing order, none
  /// touching the next.
  public let ranges: [Range<TextOffset>]
}
