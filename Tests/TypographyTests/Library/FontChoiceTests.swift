import TestFixtures
import Testing
import Typography

@Suite("Weights, slants and axes of a font")
struct FontChoiceTests {
  private func positions(_ font: Font) -> [String: Double] {
    let variations = ResolvedFont(font).primary.variations
    return Dictionary(uniqueKeysWithValues: variations.map { ($0.tag.description, $0.value) })
  }

  @Test("a variable font takes any weight of its axis")
  func weights() throws {
    var font = try Font("Inter", size: 14, weight: FontWeight(650))
    #expect(positions(font) == ["wght": 650])
    #expect(ResolvedFont(font).substitutions.isEmpty)
    font.weight = .regular
    #expect(positions(font) == [:])
  }

  @Test("a weight that the family lacks is answered by the nearest, and said")
  func nearestWeight() throws {
    for (asked, used) in [(FontWeight.thin, 400.0), (.black, 700)] {
      let font = ResolvedFont(try Font("Noto Sans", size: 14, weight: asked))
      #expect(
        font.substitutions == [.weight(family: "Noto Sans", asked: asked.value, used: used)]
      )
      #expect(font.substitutions[0].code == "nearest-weight")
    }
    let description = FontSubstitution.weight(family: "Noto Sans", asked: 900, used: 700)
    #expect(description.description == "Noto Sans has no weight 900; 700 is used")
  }

  @Test("of two weights equally near, the heavier is taken from 500 up and the lighter below")
  func equallyNear() throws {
    let library = try FontLibrary.empty.adding(file: Fixtures.font("Square-Regular.ttf"))
      .adding(file: Fixtures.font("Square-Bold.ttf"))
    func style(_ weight: Double) throws -> String {
      ResolvedFont(try library.font("Square", size: 1, weight: FontWeight(weight)))
        .primary.face.style
    }
    #expect(try style(1) == "Regular")
    #expect(try style(549) == "Regular")
    #expect(try style(550) == "Bold")
    #expect(try style(551) == "Bold")
    #expect(try style(1000) == "Bold")
  }

  @Test("weights stay between 1 and 1,000")
  func weightRange() {
    #expect(FontWeight(-5).value == 1)
    #expect(FontWeight(5000).value == 1000)
    #expect(FontWeight(.nan) == .regular)
    #expect(FontWeight.light < .bold)
  }

  @Test("an italic is a face of its own, and the upright stands in where there is none")
  func italics() throws {
    let italic = ResolvedFont(try Font("Noto Serif", size: 14, slant: .italic))
    #expect(italic.primary.face.isItalic)
    #expect(italic.substitutions.isEmpty)
    let missing = ResolvedFont(try Font("Noto Sans Hebrew", size: 14, slant: .italic))
    #expect(!missing.primary.face.isItalic)
    #expect(missing.substitutions == [.slant(family: "Noto Sans Hebrew", asked: .italic)])
    #expect(missing.substitutions[0].code == "nearest-slant")
    let face = try FontFace.fixture("debian/Inter-Italic.otf")
    var font = Font(face, size: 14)
    #expect(ResolvedFont(font).substitutions.isEmpty)
    font.slant = .upright
    #expect(
      ResolvedFont(font).substitutions.first?.description
        == "\(face.family) has no upright face; its italic is used"
    )
  }

  @Test("a font made of a face takes the face as it is")
  func ofFace() throws {
    let face = try FontFace.fixture("SquareVF.ttf")
    let font = Font(face, size: 12)
    #expect(font.weight == .regular)
    #expect(font.familyName == "Square VF")
    #expect(ResolvedFont(font).primary.face === face)
    #expect(positions(font) == [:])
    #expect(Font(try .fixture("Square-Bold.ttf"), size: 1).weight == .bold)
  }

  @Test("the optical size follows the size, within its axis, and can be switched off")
  func opticalSize() throws {
    for (size, position) in [(9.0, nil), (14, nil), (17, 17.0), (32, 32), (100, 32)] {
      #expect(positions(.system(size: size))["opsz"] == position)
    }
    var font = Font.system(size: 20)
    font.opticalSizing = .none
    #expect(positions(font) == [:])
    font.variations = [FontVariation(.opticalSize, value: 30)]
    #expect(positions(font) == ["opsz": 30])
    font.opticalSizing = .automatic
    #expect(positions(font) == ["opsz": 30])
  }

  @Test("text in Inter is as wide as hb-shape says at each optical size")
  func opticalAdvances() throws {
    // hb-shape Inter-Variable.ttf Hamburg --variations=opsz=…, in units of 2,048 an em.
    let advances = [(14.0, 8924.0), (20, 8718), (32, 8304)]
    for (size, units) in advances {
      let shaped = ShapedParagraph("Hamburg", font: .system(size: size))
      #expect(shaped.advance == units * size / 2048)
    }
    var font = Font.system(size: 32)
    font.opticalSizing = .none
    #expect(ShapedParagraph("Hamburg", font: font).advance == 8924 * 32.0 / 2048)
  }

  @Test("variations come after weight and optical size, and are clamped")
  func variations() throws {
    var font = Font.system(size: 20, weight: .bold)
    font.variations = [
      FontVariation(.weight, value: 5000), FontVariation(.italic, value: 1),
    ]
    #expect(positions(font) == ["wght": 900, "opsz": 20])
  }

  @Test("a size that is none counts as zero", arguments: [-3, 0, Double.nan, .infinity])
  func noSize(size: Double) throws {
    let font = Font.system(size: size)
    #expect(ResolvedFont(font).size == 0)
    #expect(ShapedParagraph("Hamburg", font: font).advance == 0)
  }

  @Test("settings are read as they are written on a command line")
  func parsing() throws {
    let liga = try #require(FontTag("liga"))
    #expect(FontFeature(parsing: "liga") == FontFeature(liga))
    #expect(FontFeature(parsing: "+liga") == FontFeature(liga, value: 1))
    #expect(FontFeature(parsing: "-liga") == FontFeature(liga, value: 0))
    #expect(FontFeature(parsing: "liga=3") == FontFeature(liga, value: 3))
    for text in ["", "-", "=", "liga=", "liga=x", "liga=-1", "ligature", "li\u{e9}a"] {
      #expect(FontFeature(parsing: text) == nil, "\(text)")
    }
    #expect(FontVariation(parsing: "wght=650") == FontVariation(.weight, value: 650))
    #expect(FontVariation(parsing: "wght=-1.5") == FontVariation(.weight, value: -1.5))
    for text in ["", "wght", "wght=", "=1", "wght=nan", "wght=inf", "weight=1", "wght=1=2"] {
      #expect(FontVariation(parsing: text) == nil, "\(text)")
    }
  }

  @Test("tags are four letters, filled with spaces")
  func tags() {
    #expect(FontTag("wght") == .weight)
    #expect(FontTag("opsz") == .opticalSize)
    #expect(FontTag("ital") == .italic)
    #expect(FontTag("CFF")?.rawValue == 0x4346_4620)
    #expect(FontTag("CFF")?.description == "CFF ")
    #expect(FontTag("") == nil)
    #expect(FontTag("toolong") == nil)
  }

  @Test("Fonts of one face are equal, and those of two are not")
  func equality() throws {
    let face = try FontFace.fixture("Square-Regular.ttf")
    let other = try FontFace.fixture("Square-Bold.ttf")
    #expect(Font(face, size: 17) == Font(face, size: 17))
    #expect(Font(face, size: 17).hashValue == Font(face, size: 17).hashValue)
    #expect(Font(face, size: 17) != Font(other, size: 17))
    #expect(Font(face, size: 17) != Font(face, size: 18))
  }
}
