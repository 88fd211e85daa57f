/// State that is made from what is measured of views that are made from it.
public struct PossibleLoop: Hashable, Sendable {
  /// The state.
  public let state: String

  /// The observed view, by its path.
  public let view: String

  /// What comes back of a change of the state by one point; `nil` if that could not be measured. At 0
  /// the loop is none.
  public let gain: Double?
}
