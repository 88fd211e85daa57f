/// A rectangle each of whose corners is round in its own way, as large as it is offered.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii

  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: The curve of the corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the upper corner where lines begin, in points.
  ///   - bottomLeadingRadius: That of the lower corner there.
  ///   - bottomTrailingRadius: That of the lower corner where lines end.
  ///   - topTrailingRadius: That of the upper corner there.
  ///   - style: The curve of the corners.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    let cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
    self.init(cornerRadii: cornerRadii, style: style)
  }

  /// The edges of the rectangle with its corners, where lines begin on the left.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }
}
