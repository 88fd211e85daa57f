import Synchronization
import TestFixtures
import TextLayout
import Typography

extension Font {
  /// A font of `Tests/Fixtures/Fonts`; no other font stands in for it.
  static func fixture(_ name: String, size: Double) throws -> Font {
    var font = Font(try Faces.face(name), size: size)
    font.cascade = .none
    return font
  }

  /// The font whose characters are one em wide, .8 em above and .2 em below the baseline.
  static func square(size: Double = 10) throws -> Font {
    try fixture("Square-Regular.ttf", size: size)
  }

  /// A font that kerns pairs and has ligatures, at 16 pt.
  static func dejaVu() throws -> Font {
    try fixture("debian/DejaVuSans.ttf", size: 16)
  }
}

/// The faces that tests have opened, so that the same name is the same face.
private enum Faces {
  private static let opened = Mutex<[String: FontFace]>([:])

  static func face(_ name: String) throws -> FontFace {
    try opened.withLock { opened in
      if let face = opened[name] { return face }
      let face = try FontFace(FontData(contentsOf: Fixtures.font(name)))
      opened[name] = face
      return face
    }
  }
}
