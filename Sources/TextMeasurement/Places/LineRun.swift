public import TextAnalysis
public import Typography

/// A part of a line in one font and one direction.
public struct LineRun: Hashable, Sendable {
  /// The text: UTF-8 offsets in the text.
  public let range: Range<TextOffset>

  /// The bidi level, from 0; odd levels are read from right to left.
  ///
  /// White space at a line's end has the level of its paragraph. Source: UAX #9.
  public let level: Int

  /// The face, at its size and position of its axes; the nearest text's for tabs and attachments.
  public let font: ScaledFont

  /// The left edge, in points from the left edge of the text.
  public let x: Double

  /// How far the run moves the pen, in points; tracking, justification and the hyphen that a line
  /// shows are part of it.
  public let width: Double

  /// Whether the run is read from right to left.
  public var isRightToLeft: Bool { level & 1 == 1 }
}
