/// A rectangle with round corners, as large as it is offered.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// How wide and high the corners are, in points.
  public var cornerSize: CGSize

  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerSize: How wide and high the corners are, in points.
  ///   - style: The curve of the corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The curve of the corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The edges of the rectangle with its corners.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }
}
