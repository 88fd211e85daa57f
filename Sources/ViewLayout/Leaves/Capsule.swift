/// A rectangle whose shorter sides are half circles, as large as it is offered.
public struct Capsule: Shape {
  /// Makes a capsule.
  public init() {}
}
