/// An action that was not run because its observer had seen too much in one frame.
public struct DroppedAction: Hashable, Sendable {
  /// What is observed.
  public let observer: ObserverKind

  /// The view that is observed, by its path.
  public let view: String

  /// What was seen and not told.
  public let value: SampleValue

  /// The state that the action would have changed; `nil` if it is not known.
  public let state: String?

  /// The value that it still has; `nil` if the state is not known.
  public let stateValue: SampleValue?
}
