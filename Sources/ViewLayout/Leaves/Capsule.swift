/// A rectangle whose shorter sides are half circles, as large as it is offered.
public struct Capsule: InsettableShape, Hashable {
  /// The curve of its ends.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  ///
  /// - Parameter style: The curve of its ends; without effect on layout.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline, whose corners are as round as they can be.
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }
}
