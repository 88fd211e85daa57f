/// What makes no sense in a view, and is left out.
public enum LayoutWarning: Hashable, Sendable {
  /// A length of a frame is negative, infinite or NaN.
  case invalidFrameLength

  /// The lengths of a frame contradict each other, so that the smaller are raised.
  case contradictoryFrameLengths

  /// Two views of a `ForEach` have the same identity.
  case repeatedIdentity

  /// An observer has seen a third value in one frame, which was not told to its action.
  case repeatedUpdates(ObserverKind)
}
