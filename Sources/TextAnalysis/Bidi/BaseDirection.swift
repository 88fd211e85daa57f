/// The direction a paragraph is read in, before its characters are looked at.
///
/// Source: UAX #9 P2, P3.
public enum BaseDirection: Hashable, Sendable, CaseIterable {
  /// The direction of the first strong character; left to right if there is none.
  case automatic

  /// Left to right: base level 0.
  case leftToRight

  /// Right to left: base level 1.
  case rightToLeft
}
