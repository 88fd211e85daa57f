/// What a layout pass has changed of the bounds of a text.
public struct UsageBoundsChange: Hashable, Sendable {
  /// Why the bounds are others.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// More of the text has been laid out, or estimated the first time.
    case layout

    /// The text was edited, or is another one.
    case edit

    /// The container has changed, or is another one.
    case container

    /// An option of the layout manager has changed.
    case options

    /// Layout was invalidated by a call.
    case invalidation
  }

  /// The bounds that were last told of.
  public let old: UsageBounds

  /// The bounds after the pass.
  public let new: UsageBounds

  /// Why they are others: what was last done to the text or its surroundings before the pass.
  public let cause: Cause
}
