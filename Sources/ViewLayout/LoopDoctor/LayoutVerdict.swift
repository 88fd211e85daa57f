/// Whether the views of a tree settle, and if not, why.
public struct LayoutVerdict: Hashable, Sendable {
  /// What has become of the views.
  public internal(set) var kind: Kind

  /// How many cycles of evaluating, laying out and observing were run.
  public internal(set) var cycles: Int

  /// How often the state of a view was given another value.
  public internal(set) var writes: Int

  /// After how many cycles everything is as it was; `nil` unless the views oscillate.
  public internal(set) var period: Int?

  /// By how much a measurement grows in one cycle for each point by which the state is changed that
  /// feeds it: 0 where there is no feedback, 1 where a change stays, more where it grows.
  ///
  /// With several values it is the factor by which small changes grow in the long run. `nil` if
  /// nothing can be said.
  public internal(set) var gain: Double?

  /// The gain where the state grows; `nil` unless it was found by changing the state.
  public internal(set) var gainAbove: Double?

  /// The gain where the state shrinks; `nil` unless it was found by changing the state.
  public internal(set) var gainBelow: Double?

  /// What each cycle adds beside the gain, in points; `nil` if nothing can be said.
  public internal(set) var offset: Double?

  /// The value that is approached; `nil` unless the views converge slowly.
  public internal(set) var limit: Double?

  /// How many more cycles are needed to come within half a point of the limit; `nil` unless the
  /// views converge slowly.
  public internal(set) var remainingCycles: Int?

  /// How many values of the state were needed to know the gain and the offset; `nil` if these were
  /// not found from the values.
  public internal(set) var predictedAfter: Int?

  /// The values that the state has had, of each that has changed.
  public internal(set) var samples: [StateSamples]

  /// What observers have seen that was new to them, where none of the state of the views has
  /// changed, as their actions write something else; empty otherwise.
  public internal(set) var observed: [StateSamples] = []

  /// The way from the state over what is measured back to it; empty if there is no loop.
  public internal(set) var path: [LoopHop] = []

  /// The actions that were dropped in SwiftUI's way, so that state no longer fits what is measured.
  public internal(set) var droppedActions: [DroppedAction] = []

  /// The state of which each alone, kept as it is, lets the views settle; if none does alone, the
  /// smallest set found.
  public internal(set) var cutCandidates: [String] = []

  /// The loops that the views could have, as an observer's action writes what the observed view is
  /// made from.
  public internal(set) var possibleLoops: [PossibleLoop] = []

  /// The threshold at which a flag flips that an observer makes from a length, in points; `nil` if
  /// there is none.
  public internal(set) var threshold: Double?

  /// What is amiss with views that have come to rest: text that is truncated, views that reach out
  /// of those around them, one sentence each without its end.
  public internal(set) var shortcomings: [String] = []

  /// The view that asked for a layout of its own tree in the middle of one, or that determines what it
  /// is made for, such as a sheet whose detent follows from its own height; or the state that was
  /// given a number which is not finite; `nil` otherwise.
  public internal(set) var culprit: String?

  /// What has become of the views.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Nothing changes any more.
    case settled

    /// The same states come back again and again.
    case oscillating

    /// A number grows without end, or the views still change without any sign of an end.
    case diverging

    /// A number comes closer and closer to its limit.
    case converging

    /// Nothing changes any more, but after a change of the state it would not come back.
    case neutral

    /// Nothing changes any more because an action was dropped: the state no longer fits.
    case stale

    /// A view asked for a layout in the middle of one.
    case reentrant

    /// State was given a number that is not finite.
    case nonFinite
  }

  /// Whether the views come to rest, as they do when they have settled or are neutral.
  public var isAtRest: Bool { kind == .settled || kind == .neutral }
}
