/// What became of a view from one layout to another.
public struct FrameChange: Hashable, Sendable {
  /// The name of the view, or its path.
  public let path: String

  /// What changed, such as `narrower by 20`.
  public let change: String

  /// Why, such as `A's minimum rose from 50 to 70`; `nil` if nothing tells.
  public let reason: String?
}

extension FrameChange: CustomStringConvertible {
  /// The change in one sentence: `B is narrower by 20, because A's minimum rose from 50 to 70`.
  public var description: String {
    "\(path) is \(change)" + (reason.map { ", because \($0)" } ?? "")
  }
}

extension FrameDump {
  /// What became of each view and each modifier with a name, and why.
  ///
  /// A reason is something that itself changed: what the root is offered, the answers of a
  /// neighbour or of a view inside, or what the container was offered. A view that only moved has
  /// no reason.
  ///
  /// Of the same tree, views are those that have the same node, wherever they stand now; otherwise
  /// those with the same path.
  ///
  /// - Parameter former: An earlier layout of the same views.
  /// - Returns: One change for each view and axis, in the order of the views, then those that are
  ///   gone.
  /// - Complexity: O(*n* *m*) in the views and the most that one contains.
  public func changes(since former: FrameDump) -> [FrameChange] {
    FrameComparison(former, self).changes
  }
}
