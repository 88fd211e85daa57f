/// What makes no sense in a view, which is laid out all the same.
public struct LayoutWarning: Hashable, Sendable {
  /// What makes no sense.
  public let problem: LayoutProblem

  /// The view: its kind, and its name or that of the next view that has one.
  public let view: String
}

extension LayoutWarning: CustomStringConvertible {
  /// The view, what is wrong with it, and what to do, in one sentence.
  public var description: String { "\(view) \(problem)" }
}
