#if !canImport(CoreGraphics)
/// How the corners of a line look.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// They have a point.
  case miter

  /// They are round.
  case round

  /// They are cut off.
  case bevel
}
#endif
