/// A rectangle as large as it is offered.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}
}
