/// How what is painted is mixed with what is behind it; without effect on layout.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// It covers what is behind.
  case normal

  /// What is behind is darkened by it.
  case multiply

  /// What is behind is lightened by it.
  case screen

  /// Dark is darkened and light lightened, as what is behind says.
  case overlay

  /// The darker of both is painted.
  case darken

  /// The lighter of both is painted.
  case lighten

  /// What is behind is lightened by how light it is.
  case colorDodge

  /// What is behind is darkened by how dark it is.
  case colorBurn

  /// Dark is darkened and light lightened a little, as it says itself.
  case softLight

  /// Dark is darkened and light lightened, as it says itself.
  case hardLight

  /// The difference of both is painted.
  case difference

  /// The difference of both is painted, with less contrast.
  case exclusion

  /// Its hue is painted.
  case hue

  /// Its saturation is painted.
  case saturation

  /// Its hue and saturation are painted.
  case color

  /// Its luminosity is painted.
  case luminosity

  /// It is painted where there is something behind.
  case sourceAtop

  /// It is painted behind.
  case destinationOver

  /// What is behind is cleared where it is.
  case destinationOut

  /// Both are added, towards black.
  case plusDarker

  /// Both are added, towards white.
  case plusLighter
}
