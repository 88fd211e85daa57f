import Synchronization
package import Typography

extension Font {
  /// A font of `Tests/Fixtures/Fonts`; no other font stands in for it unless `cascade` says so.
  package static func fixture(
    _ name: String,
    size: Double,
    cascade: FontCascade = .none
  ) throws -> Font {
    var font = Font(try Faces.face(name), size: size)
    font.cascade = cascade
    return font
  }

  /// A font that kerns pairs and has ligatures, at 16 pt.
  package static func dejaVu() throws -> Font {
    try fixture("debian/DejaVuSans.ttf", size: 16)
  }

  /// The font whose characters are one em wide, .8 em above and .2 em below the baseline.
  package static func square(size: Double = 10) throws -> Font {
    try fixture("Square-Regular.ttf", size: size)
  }

  /// A font like ``square(size:)`` that has ASCII alone, with another for the rest that is 1.3 em
  /// high: .9 em above the baseline, .3 em below it and a gap of .1 em.
  package static func squareWithTallFallback(size: Double = 10) throws -> Font {
    try fixture(
      "SquareVF.ttf",
      size: size,
      cascade: FontCascade([fixture("SquareTypoOn-Regular.ttf", size: size)])
    )
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
