/// How a picture is painted. It is laid out as if these were not there.
extension Image {
  /// Whether a picture has its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It is painted as text is.
    case template

    /// It has its own colors.
    case original
  }

  /// How carefully a picture is painted that is larger or smaller than it is.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is that of the picture which is nearest, so that they can be seen.
    case none

    /// Pixels are mixed roughly, which takes the least time.
    case low

    /// Pixels are mixed as usual.
    case medium

    /// Pixels are mixed as smoothly as possible, which takes the most time.
    case high
  }

  /// Says whether the picture has its own colors; `nil` leaves that to the place.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Says how carefully the picture is painted where it is larger or smaller than it is.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Says whether the edges of the picture are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
