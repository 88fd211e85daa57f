/// An ellipse as large as it is offered.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}

  /// The ellipse that fills the rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
