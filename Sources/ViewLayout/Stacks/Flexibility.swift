/// How much the length of a view can change along a stack.
struct Flexibility: Hashable, Sendable {
  /// The least length, in points.
  let minimum: CGFloat

  /// The difference of the greatest and the least length, in points.
  let difference: CGFloat

  /// Takes the answers to 0 and to infinity, in points.
  init(from minimum: CGFloat, to maximum: CGFloat) {
    self.minimum = minimum
    let difference = maximum - minimum
    // Infinite at both ends: it does not change.
    self.difference = difference.isNaN ? 0 : difference
  }

  /// Whether the view is given room before another one.
  ///
  /// The less flexible comes first, and of two that have no limit the one that is longer at least.
  func precedes(_ other: Flexibility) -> Bool {
    if difference != other.difference { return difference < other.difference }
    return difference == .infinity && minimum > other.minimum
  }
}
