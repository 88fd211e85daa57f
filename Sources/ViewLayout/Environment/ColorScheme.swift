/// Whether views are painted dark on light or light on dark; without effect on layout.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light

  /// Light on dark.
  case dark
}
