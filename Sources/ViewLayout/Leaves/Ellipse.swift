/// An ellipse as large as it is offered.
public struct Ellipse: Shape {
  /// Makes an ellipse.
  public init() {}
}
