/// Whether a font with an `opsz` axis follows its size.
public enum OpticalSizing: Hashable, Sendable {
  /// The axis takes the font's size in points.
  case automatic

  /// The axis stays at the face's default, unless a variation sets it.
  case none
}
