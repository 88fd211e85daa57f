/// An observer that makes a flag from the geometry of a view.
protocol FlagObserver: ViewObserver {
  /// What the observer would see of a view of a size.
  func flag(_ size: CGSize) -> Bool?
}

extension FlagObserver {
  /// The length at which the flag flips, along the first axis where one alone flips it.
  ///
  /// - Parameter longest: The greatest length that is tried, in points.
  /// - Returns: The length in points; `nil` if none flips it.
  func threshold(upTo longest: CGFloat) -> Double? {
    guard let size = node?.layoutFrame?.size else { return nil }
    for axis in Axis.allCases {
      func flag(_ length: CGFloat) -> Bool? {
        var changed = size
        changed[axis] = length
        return self.flag(changed)
      }
      var (low, high): (CGFloat, CGFloat) = (0, longest)
      guard let start = flag(low), let end = flag(high), start != end else { continue }
      while high - low > 1 / 4096 {
        let middle = (low + high) / 2
        if flag(middle) == start { low = middle } else { high = middle }
      }
      let whole = high.rounded()
      return Double(abs(high - whole) < 1 / 1024 ? whole : high)
    }
    return nil
  }
}

extension GeometryObserver: FlagObserver {
  func flag(_ size: CGSize) -> Bool? {
    guard let node, let frame = node.layoutFrame else { return nil }
    return transform(GeometryProxy(node, frame: CGRect(origin: frame.origin, size: size))) as? Bool
  }
}
