#if canImport(CoreGraphics)
public import CoreGraphics
#endif

/// How a line is drawn; without effect on layout.
public struct StrokeStyle: Hashable, Sendable {
  /// How wide it is, in points.
  public var lineWidth: CGFloat

  /// How its ends look.
  public var lineCap: CGLineCap

  /// How its corners look.
  public var lineJoin: CGLineJoin

  /// From which ratio of a corner's length to the width on it has no point.
  public var miterLimit: CGFloat

  /// The lengths of its dashes and of the gaps after them by turns, in points; none makes a whole
  /// line.
  public var dash: [CGFloat]

  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - lineWidth: How wide the line is, in points.
  ///   - lineCap: How its ends look.
  ///   - lineJoin: How its corners look.
  ///   - miterLimit: From which ratio of a corner's length to the width on it has no point.
  ///   - dash: The lengths of its dashes and of the gaps after them by turns, in points.
  ///   - dashPhase: How far into the dashes the line begins, in points.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    (self.lineCap, self.lineJoin) = (lineCap, lineJoin)
    self.miterLimit = miterLimit
    (self.dash, self.dashPhase) = (dash, dashPhase)
  }
}
