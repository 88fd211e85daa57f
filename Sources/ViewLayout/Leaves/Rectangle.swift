/// A rectangle as large as it is offered.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public init() {}
}
