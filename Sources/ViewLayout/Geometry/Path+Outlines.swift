internal import Foundation

/// Outlines that are added to a path as a whole.
extension Path {
  /// Makes a path of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes a path of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of its corners, in points.
  ///   - style: The curve of its corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Makes a path of the ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    addCorners([half, half, half, half], in: rect)
  }

  /// Adds a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: How wide and high the corners are, in points; half of the rectangle at most.
  ///   - style: The curve of its corners, which are quarters of ellipses whatever it is.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addCorners([cornerSize, cornerSize, cornerSize, cornerSize], in: rect)
  }

  /// Adds a rectangle each of whose corners is round in its own way.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii of its corners, in points, with leading on the left.
  ///   - style: The curve of its corners, which are quarters of ellipses whatever it is.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    addCorners(radii.map { CGSize(width: $0, height: $0) }, in: rect)
  }

  /// Adds a part of a circle, after a straight line to where it begins, if there is a point
  /// already.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius, in points.
  ///   - startAngle: Where the part begins: 0 is on the right, and a quarter turn is below.
  ///   - endAngle: Where it ends.
  ///   - clockwise: `true` goes counterclockwise on screen, where y points down, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let (first, sign) = (startAngle.radians, clockwise ? -1.0 : 1)
    var turn = sign * (endAngle.radians - first)
    guard turn.isFinite else { return }
    if turn < 0 { turn = 2 * .pi - (-turn).truncatingRemainder(dividingBy: 2 * .pi) }
    let pieces = (min(turn, 2 * .pi) / (.pi / 2)).rounded(.up)
    let step = pieces == 0 ? 0 : sign * min(turn, 2 * .pi) / pieces
    // A curve whose control points lie so far along the tangents meets the circle in its middle.
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, _ tangent: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle) - tangent * sin(angle)),
        y: center.y + radius * CGFloat(sin(angle) + tangent * cos(angle))
      )
    }
    if isEmpty { move(to: point(first, 0)) } else { addLine(to: point(first, 0)) }
    for piece in 0..<Int(pieces) {
      let (from, to) = (first + Double(piece) * step, first + Double(piece + 1) * step)
      addCurve(to: point(to, 0), control1: point(from, reach), control2: point(to, -reach))
    }
  }

  /// Adds a rectangle with corners of sizes, from the upper left one on clockwise.
  private mutating func addCorners(_ sizes: [CGSize], in rect: CGRect) {
    let most = CGSize(width: rect.width / 2, height: rect.height / 2)
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
    ]
    for (index, (corner, before, after)) in corners.enumerated() {
      let width = min(sizes[index].width, most.width)
      let height = min(sizes[index].height, most.height)
      func place(_ side: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + side.x * width * part,
          y: corner.y + side.y * height * part
        )
      }
      if index == 0 { move(to: place(before, 1)) } else { addLine(to: place(before, 1)) }
      // A quarter of a circle bends at 0.5523 of its radius.
      let bend = 1 - 0.5522847498
      addCurve(
        to: place(after, 1),
        control1: place(before, bend),
        control2: place(after, bend)
      )
    }
    closeSubpath()
  }
}
