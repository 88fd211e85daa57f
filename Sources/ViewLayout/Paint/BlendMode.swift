/// How a view is mixed with what is behind it; without effect on layout.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The view covers what is behind.
  case normal

  /// Both are multiplied, so that either darkens the other.
  case multiply

  /// Their opposites are multiplied, so that either lightens the other.
  case screen

  /// As ``multiply`` where what is behind is dark, and as ``screen`` where that is light.
  case overlay

  /// The darker of both is painted, for red, green and blue apart.
  case darken

  /// The lighter of both is painted, for red, green and blue apart.
  case lighten

  /// What is behind is lightened, the more the lighter the view is.
  case colorDodge

  /// What is behind is darkened, the more the darker the view is.
  case colorBurn

  /// What is behind is darkened a little where the view is dark, and lightened where it is light.
  case softLight

  /// As ``multiply`` where the view is dark, and as ``screen`` where the view is light.
  case hardLight

  /// The difference of both is painted.
  case difference

  /// The difference of both is painted, with less contrast.
  case exclusion

  /// The hue of the view, with the saturation and luminosity of what is behind.
  case hue

  /// The saturation of the view, with the hue and luminosity of what is behind.
  case saturation

  /// The hue and saturation of the view, with the luminosity of what is behind.
  case color

  /// The luminosity of the view, with the hue and saturation of what is behind.
  case luminosity

  /// The view is painted only where there is something behind.
  case sourceAtop

  /// The view is painted below what is behind.
  case destinationOver

  /// What is behind is cleared where the view is, which is not painted.
  case destinationOut

  /// Both are added, towards black.
  case plusDarker

  /// Both are added, towards white.
  case plusLighter
}
