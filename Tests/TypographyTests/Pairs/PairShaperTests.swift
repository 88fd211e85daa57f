import TestFixtures
import TextAnalysis
import Testing
@testable import Typography

@Suite("Texts shaped by pairs")
struct PairShaperTests {
  private static let files = FontFace.embedded.keys.sorted()

  private static let others = [
    "SquareFeatures-Regular.ttf", "SquareKernTable-Regular.ttf", "Square-Regular.ttf",
    "debian/DejaVuSans.ttf", "debian/Inter-Regular.otf", "debian/NotoSans-Regular.ttf",
    "debian/NotoSansHebrew-Regular.ttf",
  ]

  private static let scripts: [Script] = [
    .latin, .common, .hebrew, Script("Hani") ?? .common, Script("Hang") ?? .common,
  ]

  private static let features = [
    "", "-kern", "frac", "smcp", "zero", "ss01", "rand", "dlig", "palt",
  ]

  @Test(
    "random texts of an embedded font's characters are shaped as HarfBuzz does",
    arguments: files
  )
  func embedded(file: String) throws {
    check(try #require(FontFace.embedded[file]), file)
  }

  @Test(
    "random texts of an outside font's characters are shaped as HarfBuzz does",
    arguments: others
  )
  func outside(file: String) throws {
    check(try .fixture(file), file)
  }

  @Test(
    "plain text reaches HarfBuzz in pairs only",
    arguments: [
      ("Inter-Variable.ttf", "Where plain words stand, nothing happens to them."),
      ("NotoSans-Variable.ttf", "Größe der Schrift, Ελληνικά, по-русски"),
      ("NotoSansHebrew-Variable.ttf", "שלום עולם"),
    ]
  )
  func plain(file: String, text: String) throws {
    #expect(shapedBytes(of: text, try #require(FontFace.embedded[file])) == 0)
  }

  @Test(
    "what pairs cannot tell is shaped whole",
    arguments: ["fi", "1⁄2", "e\u{301}", "a\u{AD}b", "\u{1F1E9}\u{1F1EA}", "1→2", "12x34"]
  )
  func whole(text: String) throws {
    let face = try #require(FontFace.embedded["Inter-Variable.ttf"])
    let features = [FontFeature(parsing: "dlig")].compactMap(\.self)
    #expect(shapedBytes(of: text, face, features) == text.utf8.count)
  }

  /// The bytes that a warm shaper hands to HarfBuzz for a text.
  private func shapedBytes(
    of text: String,
    _ face: FontFace,
    _ features: [FontFeature] = []
  ) -> Int {
    let shaper = Shaper(usesBeforeWords: 0)
    var font = Font(face, size: 10)
    font.features = features
    _ = ShapedParagraph(text, font: font, shaper: shaper)
    return shaper.statistics.shapedByteCount
  }

  /// Compares a shaper that uses pairs with one that does not.
  private func check(_ face: FontFace, _ name: String) {
    let instance = face.instance([])
    var random = SeededGenerator(seed: 20)
    let characters = (0x20...0xFFFF).compactMap(Unicode.Scalar.init).filter(face.maps)
    let latin = characters.filter { $0.value < 0x250 }
    for feature in Self.features {
      let warm = Shaper(usesBeforeWords: 0)
      let style = ShapingStyle(
        language: nil,
        features: FontFeature(parsing: feature).map { [$0] } ?? []
      )
      for round in 0..<100 {
        let pool = round % 2 == 0 && !latin.isEmpty ? latin : characters
        let scalars = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
          pool.randomElement(using: &random)
        }
        let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
        for script in Self.scripts {
          let item = TextItem(
            start: 0,
            end: bytes.count,
            script: script,
            level: script == .hebrew ? .rightToLeft : .leftToRight,
            instance: instance,
            kind: .text
          )
          let paired = shape(item, bytes, style, warm)
          // A shaper that is new to a plan shapes whole.
          if paired == shape(item, bytes, style, Shaper()) { continue }
          Issue.record("\(name), \(script), \(feature): \(scalars)")
        }
      }
    }
  }

  private func shape(
    _ item: TextItem,
    _ bytes: [UInt8],
    _ style: ShapingStyle,
    _ shaper: Shaper
  ) -> [ShapedGlyph] {
    var shaped = ShapedText()
    bytes.withUnsafeBufferPointer { text in
      shaper.shape([item], of: text, traits: .containsControls, style: style, into: &shaped)
    }
    return shaped.glyphs
  }
}
