extension Path {
  /// The smallest rectangle that holds all lines and curves, without what a stroke adds; the null rectangle
  /// for an empty path.
  ///
  /// - Complexity: O(*n*) in the parts.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let end):
        (start, current) = (end, end)
      case .line(let end):
        current = end
      case .quadCurve(let end, let control):
        let curve = Curve(current, control.between(current), control.between(end), end)
        points += curve.extremes
        current = end
      case .curve(let end, let control1, let control2):
        points += Curve(current, control1, control2, end).extremes
        current = end
      case .closeSubpath:
        current = start
      }
      points.append(current)
    }
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A curve with two control points.
private struct Curve {
  let points: [CGPoint]

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    points = [start, control1, control2, end]
  }

  /// The points between its ends at which it turns back on one of the axes.
  var extremes: [CGPoint] {
    let (x, y) = (points.map(\.x), points.map(\.y))
    return (turns(of: x) + turns(of: y)).map { time in
      CGPoint(x: value(of: x, at: time), y: value(of: y, at: time))
    }
  }

  /// Where the derivative is 0, which is 3(a t² + b t + c).
  private func turns(of values: [CGFloat]) -> [CGFloat] {
    let a = values[3] - values[0] + 3 * (values[1] - values[2])
    let b = 2 * (values[0] - 2 * values[1] + values[2])
    let c = values[1] - values[0]
    let root = (b * b - 4 * a * c).squareRoot()
    let times: [CGFloat] = a == 0 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    return times.filter { $0 > 0 && $0 < 1 }
  }

  private func value(of values: [CGFloat], at time: CGFloat) -> CGFloat {
    func between(_ left: CGFloat, _ right: CGFloat) -> CGFloat { left + (right - left) * time }
    let inner = [0, 1, 2].map { between(values[$0], values[$0 + 1]) }
    return between(between(inner[0], inner[1]), between(inner[1], inner[2]))
  }
}

extension CGPoint {
  /// The point at two thirds of the way from another one to this one.
  fileprivate func between(_ other: CGPoint) -> CGPoint {
    CGPoint(x: other.x + (x - other.x) * 2 / 3, y: other.y + (y - other.y) * 2 / 3)
  }
}
