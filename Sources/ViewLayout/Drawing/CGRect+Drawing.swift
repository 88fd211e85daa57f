extension CGRect {
  /// Whether all edges are no further from the origin than a picture reaches.
  var isDrawable: Bool {
    let reach = -FrameDrawing.reach...FrameDrawing.reach
    return Axis.allCases.allSatisfy { axis in
      reach.contains(origin[axis]) && reach.contains(origin[axis] + size[axis])
    }
  }

  /// The smallest rectangle that has both in it.
  func covering(_ other: CGRect) -> CGRect {
    let (x, y) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    let right = max(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// What of the rectangle lies outside of another: at the left, at the right, above and below.
  func parts(outside other: CGRect) -> [CGRect] {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    let inner = (
      left: max(origin.x, min(right, other.origin.x)),
      right: min(right, max(origin.x, other.origin.x + other.size.width)),
      top: max(origin.y, min(bottom, other.origin.y)),
      bottom: min(bottom, max(origin.y, other.origin.y + other.size.height))
    )
    let parts = [
      CGRect(x: origin.x, y: origin.y, width: inner.left - origin.x, height: size.height),
      CGRect(x: inner.right, y: origin.y, width: right - inner.right, height: size.height),
      CGRect(
        x: inner.left,
        y: origin.y,
        width: inner.right - inner.left,
        height: inner.top - origin.y
      ),
      CGRect(
        x: inner.left,
        y: inner.bottom,
        width: inner.right - inner.left,
        height: bottom - inner.bottom
      ),
    ]
    return parts.filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}
