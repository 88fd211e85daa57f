public import Foundation
public import TextMeasurement

/// A line, or the part of one between exclusions, and where it stands in its container.
///
/// Lengths are points; rectangles are in the space of the container.
public struct LineFragment: Hashable, Sendable {
  /// The room that the fragment takes: its padding, the space around its paragraph and what is left
  /// below the line are part of it.
  public let rect: ContainerRect

  /// What its text takes of that: padding and what is left below the line are part of it, the space
  /// around the paragraph is not.
  ///
  /// What is left below the last line of a container is not part of it.
  public let usedRect: ContainerRect

  /// Where its text stands, from the first to the last character that is no white space at the end.
  public let textRect: ContainerRect

  /// Down to the baseline, from the top of the container.
  public let baseline: CGFloat

  /// From the baseline up to the top of the faces' line boxes, positive.
  public let ascent: CGFloat

  /// From the baseline down to the bottom of the faces' line boxes, positive.
  public let descent: CGFloat

  /// What the faces add below the descent.
  public let leading: CGFloat

  /// Its text, with white space and the separator at its end: UTF-16 offsets.
  public let characterRange: Range<Int>

  /// How wide the white space is that hangs at its end.
  public let trailingWhitespaceWidth: CGFloat

  /// The index of its container.
  public let container: Int

  /// The text that is left out of it, and a token shown for, if there is one: UTF-16 offsets; `nil`
  /// if none is.
  public let truncatedRange: Range<Int>?

  /// Why it ended.
  public let end: LineEnd

  /// Whether it shows a hyphen that the text does not have.
  public let isHyphenated: Bool

  /// Whether some of its text lies beyond its end, and is not in its width.
  public let isClipped: Bool

  /// Whether it reaches below its container, as the first line of one that is too low does.
  public let overflowsContainer: Bool

  /// Whether it is the empty line of an empty text or after a final newline.
  public let isExtra: Bool

  /// How wide the text is, without white space at its end.
  public var width: CGFloat { textRect.width }

  /// How far the pen moves: ``width`` and ``trailingWhitespaceWidth``.
  public var advance: CGFloat { width + trailingWhitespaceWidth }

  /// Where the pen begins, from the top left corner of ``rect``: y is that of the baseline.
  public var glyphOrigin: CGPoint {
    CGPoint(x: textRect.minX - rect.minX, y: baseline - rect.minY)
  }

  /// Whether the faces' line boxes reach out of ``rect``, as they do where a style makes lines less
  /// high than they are.
  public var drawsOutsideLineFragment: Bool { baseline - ascent < rect.minY }
}
