/// The names that stand for a kind of family.
enum GenericFamily: String {
  case systemUI = "system-ui"
  case sansSerif = "sans-serif"
  case serif
  case monospace

  /// The embedded family that the name stands for.
  var familyName: String {
    switch self {
    case .systemUI, .sansSerif: "Inter"
    case .serif: "Noto Serif"
    case .monospace: "JetBrains Mono"
    }
  }
}
