import TestFixtures
import Typography

extension FontFace {
  /// Opens a font of `Tests/Fixtures/Fonts`.
  static func fixture(_ name: String, index: Int = 0) throws -> FontFace {
    try FontFace(FontData(contentsOf: Fixtures.font(name)), index: index)
  }

  /// Every embedded face by the name of its file.
  static let embedded: [String: FontFace] = {
    var faces: [String: FontFace] = [:]
    let library = FontLibrary.embedded
    for name in library.familyNames {
      for face in (try? library.faces(ofFamily: name)) ?? [] {
        guard case .embedded(let file) = face.data.origin else { continue }
        faces[file] = face
      }
    }
    return faces
  }()
}
