import Typography
import ViewLayout

/// A font in which claims are checked.
enum ClaimedFont: String, CaseIterable, Sendable {
  case inter = "Inter"
  case notoSans = "Noto Sans"

  /// An environment in which text has the font.
  func environment(size: Double = 17) throws -> EnvironmentValues {
    var values = EnvironmentValues()
    values.font = try FontLibrary.embedded.font(rawValue, size: size)
    return values
  }

  /// All whole widths of a window.
  static let widths = stride(from: CGFloat(100), through: 900, by: 1)
}
