import ViewLayout

extension Path {
  /// The parts, in their order.
  var parts: [Element] {
    var parts: [Element] = []
    forEach { parts.append($0) }
    return parts
  }

  /// Where each part ends but those that close the path.
  var ends: [CGPoint] {
    parts.compactMap { part in
      switch part {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }
  }

  /// The points half way on curves with two control points.
  var middles: [CGPoint] {
    zip(ends, parts.dropFirst()).compactMap { start, part in
      guard case .curve(let end, let control1, let control2) = part else { return nil }
      return CGPoint(
        x: (start.x + 3 * control1.x + 3 * control2.x + end.x) / 8,
        y: (start.y + 3 * control1.y + 3 * control2.y + end.y) / 8
      )
    }
  }
}
