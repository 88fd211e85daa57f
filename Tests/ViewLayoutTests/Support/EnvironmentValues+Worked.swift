import Synchronization
import TestFixtures
import Typography
import ViewLayout

extension EnvironmentValues {
  /// The environment of worked examples: characters 10 wide, 16 above and 4 below the baseline,
  /// capitals 12 high, pixels of one point.
  static func worked() throws -> EnvironmentValues {
    var values = EnvironmentValues()
    values.font = try .worked()
    return values
  }
}

extension Font {
  /// The font of worked examples.
  static func worked() throws -> Font {
    let face = try opened.withLock { opened in
      if let opened { return opened }
      let face = try FontFace(FontData(contentsOf: Fixtures.font("Square500-Regular.ttf")))
      opened = face
      return face
    }
    var font = Font(face, size: 20)
    font.cascade = .none
    return font
  }

  private static let opened = Mutex<FontFace?>(nil)
}
