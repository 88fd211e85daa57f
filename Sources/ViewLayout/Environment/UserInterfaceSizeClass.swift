/// How much room there is for views along an axis.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// As little as across a telephone.
  case compact

  /// As much as on a tablet.
  case regular
}
