/// A shape that can be painted smaller, such as by a stroke inside it.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape = Self

  /// The shape, smaller on every side.
  ///
  /// - Parameter amount: By how much, in points.
  /// - Returns: A shape that is laid out as this one.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == Self {
  /// Paints the shape smaller on every side; without effect on layout.
  public func inset(by amount: CGFloat) -> Self { self }
}
