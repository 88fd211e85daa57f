public import Typography

/// Something that stands in a line like a letter: a picture, a control.
///
/// It takes the place of a U+FFFC of the text.
public struct Attachment: Hashable, Sendable {
  /// Its width and height, in points; lengths without sense count as 0.
  public var size: Size

  /// How far its bottom lies below the baseline, in points; negative above it.
  public var descent: Double

  /// Makes an attachment.
  ///
  /// - Parameters:
  ///   - size: Its width and height, in points.
  ///   - descent: How far its bottom lies below the baseline, in points.
  public init(size: Size, descent: Double = 0) {
    self.size = size
    self.descent = descent
  }
}
