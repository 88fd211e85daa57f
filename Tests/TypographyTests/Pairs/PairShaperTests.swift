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

  @Test("fractions that are asked for are made, whatever was shaped before")
  func fractions() throws {
    let instance = try #require(FontFace.embedded["Inter-Variable.ttf"]).instance([])
    let style = ShapingStyle(
      language: nil,
      features: [FontFeature(parsing: "frac")].compactMap(\.self)
    )
    let warm = Shaper(usesBeforeWords: 0)
    for text in ["1/", "/2", "1/2", "1 1/2"] {
      let item = item(text, .latin, instance)
      let bytes = Array(text.utf8)
      #expect(shape(item, bytes, style, warm) == shape(item, bytes, style, Shaper()), "\(text)")
    }
  }

  /// Characters that rules of fonts look for.
  private static let busy = Array("0123456789/-><=x*:filAVTo ().".unicodeScalars)

  /// Compares a shaper that uses pairs with one that does not, in texts of a few characters each.
  private func check(_ face: FontFace, _ name: String) {
    let instance = face.instance([])
    let seed: UInt64 = 20
    var random = SeededGenerator(seed: seed)
    let characters = (0x20...0xFFFF).compactMap(Unicode.Scalar.init).filter(face.maps)
    for feature in Self.features {
      let warm = Shaper(usesBeforeWords: 0)
      let style = ShapingStyle(
        language: nil,
        features: FontFeature(parsing: feature).map { [$0] } ?? []
      )
      for round in 0..<100 {
        let pool = round % 2 == 0 ? Self.busy : characters
        let alphabet = (0..<Int.random(in: 2...5, using: &random)).compactMap { _ in
          pool.randomElement(using: &random)
        }
        let scalars = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
          alphabet.randomElement(using: &random)
        }
        let text = String(String.UnicodeScalarView(scalars))
        for script in Self.scripts {
          let item = item(text, script, instance)
          let bytes = Array(text.utf8)
          let paired = shape(item, bytes, style, warm)
          // A shaper that is new to a plan shapes whole.
          if paired == shape(item, bytes, style, Shaper()) { continue }
          Issue.record("\(name), \(script), \(feature), seed \(seed): \(scalars)")
        }
      }
    }
  }

  private func item(_ text: String, _ script: Script, _ instance: FontInstance) -> TextItem {
    TextItem(
      start: 0,
      end: text.utf8.count,
      script: script,
      level: script == .hebrew ? .rightToLeft : .leftToRight,
      instance: instance,
      kind: .text
    )
  }

  private func shape(
    _ item: TextItem,
    _ bytes: [UInt8],
    _ style: ShapingStyle,
    _ shaper: Shaper
  ) -> [ShapedGlyph] {
    var shaped = ShapedText()
    bytes.withUnsafeBufferPointer { text in
      shaper.shape([item], of: text, traits: .containsControls, styles: [style], into: &shaped)
    }
    return Array(shaped.glyphs)
  }
}
