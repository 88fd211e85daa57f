/// How the inside of a shape is filled; without effect on layout.
public struct FillStyle: Hashable, Sendable {
  /// Whether what lies within two outlines is outside again.
  public var isEOFilled: Bool

  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether what lies within two outlines is outside again.
  ///   - antialiased: Whether edges are smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
