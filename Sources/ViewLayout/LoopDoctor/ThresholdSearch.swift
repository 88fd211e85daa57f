/// Finds the length at which an observer's flag flips.
enum ThresholdSearch {
  /// The threshold of the first observer that has written a flag, in points.
  ///
  /// - Parameter run: A run in which state went to and fro.
  /// - Returns: The length between those measured at which the flag flips, to a thousandth; `nil` if no
  ///   flag was made from one length alone.
  static func threshold(in run: SettlingRun) -> Double? {
    for observer in run.tree.observers {
      let cells = run.writers.cells(writtenBy: observer)
      guard cells.contains(where: { $0.value is Bool }), observer.node != nil else { continue }
      if let found = (observer as? any FlagObserver)?.threshold(upTo: 1_000_000) { return found }
    }
    return nil
  }
}

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
  fileprivate func threshold(upTo longest: CGFloat) -> Double? {
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
