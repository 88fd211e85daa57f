#if !canImport(CoreGraphics)
/// How the ends of a line look.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// They are cut off.
  case butt

  /// They are round, around the last point.
  case round

  /// They reach half a width beyond the last point.
  case square
}
#endif
