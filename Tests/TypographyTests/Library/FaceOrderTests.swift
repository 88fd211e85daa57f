import TestFixtures
import Testing
@testable import Typography

@Suite("Which face of a family is taken")
struct FaceOrderTests {
  private func entry(
    _ family: String,
    _ path: String,
    weight: Double = 400,
    width: Double = 100,
    isItalic: Bool = false
  ) -> SystemFonts.Entry {
    SystemFonts.Entry(
      family: family,
      path: path,
      index: 0,
      weights: weight...weight,
      isItalic: isItalic,
      width: width
    )
  }

  /// The family of faces as the system lists it in fifty orders.
  private func families(_ entries: [SystemFonts.Entry]) throws -> [FontFamily] {
    var generator = SeededGenerator(seed: 1)
    return try (0..<50).map { _ in
      let library = FontLibrary.empty.adding(entries.shuffled(using: &generator))
      return try #require(library.family(entries[0].family))
    }
  }

  private func file(_ family: FontFamily, _ weight: Double = 400, _ slant: FontSlant = .upright)
    -> String
  {
    family.nearest(weight: FontWeight(weight), slant: slant).origin.description
  }

  @Test("normal width comes before others, and narrower before wider, in whatever order")
  func width() throws {
    let entries = [
      entry("F", "a-semi-condensed", width: 87.5), entry("F", "b-expanded", width: 125),
      entry("F", "c-semi-expanded", width: 112.5), entry("F", "d-normal"),
      entry("F", "e-condensed", width: 75),
    ]
    for count in 1...5 {
      let expected = [
        "a-semi-condensed", "a-semi-condensed", "a-semi-condensed", "d-normal", "d-normal",
      ]
      #expect(
        Set(try families(Array(entries.prefix(count))).map { file($0) }) == [expected[count - 1]]
      )
    }
    #expect(Set(try families(Array(entries[1...2])).map { file($0) }) == ["c-semi-expanded"])
  }

  @Test("width comes before slant, and slant before weight")
  func order() throws {
    let entries = [
      entry("F", "normal"), entry("F", "condensed-bold", weight: 700, width: 75),
      entry("F", "condensed-italic", width: 75, isItalic: true),
      entry("F", "italic", isItalic: true),
    ]
    for family in try families(entries) {
      #expect(file(family, 700) == "normal")
      #expect(file(family, 700, .italic) == "italic")
    }
    for family in try families(Array(entries.prefix(3))) {
      #expect(file(family, 400, .italic) == "normal")
    }
  }

  @Test("of faces that are alike, the first file is taken, in whatever order they are listed")
  func ties() throws {
    let entries = ["d", "b", "a", "c"].flatMap { folder in
      [300.0, 700].map { entry("F", "\(folder)/\(Int($0))", weight: $0) }
    }
    for weight in stride(from: 1.0, through: 1000, by: 111) {
      #expect(Set(try families(entries).map { file($0, weight) }).count == 1)
    }
    for family in try families(entries) { #expect(file(family) == "a/300") }
  }

  @Test("the spelling of a family's name does not depend on the order either")
  func spelling() throws {
    let entries = [entry("Square", "b"), entry("SQUARE", "a")]
    #expect(Set(try families(entries).map(\.name)) == ["SQUARE"])
  }

  @Test("an embedded family is never the system's, and others are added")
  func systemFonts() throws {
    let library = FontLibrary.embedded.adding([
      entry("INTER", "inter.ttf"), entry("Noto Sans Hebrew", "hebrew.ttf", isItalic: true),
      entry("Sans-Serif", "sans.ttf"), entry("Elsewhere", "elsewhere.ttf"),
    ])
    #expect(library.familyNames == (FontLibrary.embedded.familyNames + ["Elsewhere"]).sorted())
    for name in FontLibrary.embedded.familyNames + ["sans-serif"] {
      #expect(library.family(name) == FontLibrary.embedded.family(name))
    }
    #expect(file(try #require(library.family("elsewhere"))) == "elsewhere.ttf")
  }

  @Test("a face of yours comes before an embedded one and one of the system")
  func precedence() throws {
    let sans = FontOrigin.file(path: Fixtures.font("debian/NotoSans-Regular.ttf"))
    let library = try FontLibrary.embedded.adding(file: sans.description)
    func origin(_ weight: FontWeight) throws -> FontOrigin {
      try #require(library.family("Noto Sans")).nearest(weight: weight, slant: .upright).origin
    }
    #expect(try origin(.regular) == sans)
    // The embedded face has the very weight, and the file has not.
    #expect(try origin(.bold) == .embedded(name: "NotoSans-Variable.ttf"))

    let square = Fixtures.font("Square-Regular.ttf")
    let system = FontLibrary.embedded.adding([entry("Square", "/a.ttf")])
    let both = try system.adding(file: square)
    #expect(file(try #require(system.family("Square"))) == "/a.ttf")
    #expect(file(try #require(both.family("Square"))) == square)
  }

  @Test("a face of a file tells its width")
  func fileWidth() throws {
    #expect(try FontFace.fixture("debian/DejaVuSans.ttf").width == 100)
    var bytes = try Fixtures.fontBytes("Square-Regular.ttf")
    let directory = bytes[12..<12 + 16 * 32]
    let tag = Array("OS/2".utf8)
    let record = try #require(
      stride(from: 12, to: directory.endIndex, by: 16).first { Array(bytes[$0..<$0 + 4]) == tag }
    )
    let table = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    for (number, width) in [(0, 100), (1, 50), (4, 87.5), (5, 100), (9, 200), (10, 100)] {
      bytes[table + 7] = UInt8(number)
      #expect(try FontFace(FontData(bytes, name: "wide")).width == width)
    }
  }

  @Test("widths have the names of their classes")
  func names() {
    #expect(FontWidth.name(ofPercent: 100) == "")
    #expect(FontWidth.name(ofPercent: 87) == "semi-condensed")
    #expect(FontWidth.name(ofPercent: 63) == "extra-condensed")
    #expect(FontWidth.name(ofPercent: 1000) == "ultra-expanded")
  }
}
