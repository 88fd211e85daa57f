/// State that is made from what is measured of views that are made from it.
public struct PossibleLoop: Hashable, Sendable {
  /// The state.
  public let state: String

  /// The observed view, by its path.
  public let view: String

  /// What comes back of a change of the state by one point: 0 where there is no loop.
  ///
  /// `nil` if it could not be measured.
  public let gain: Double?
}
