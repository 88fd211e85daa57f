import TestFixtures
import Testing
import Typography

@Suite("Opening fonts")
struct OpeningFontTests {
  /// A face at as many points in one em as it has design units, so that both numbers are equal.
  private func unscaled(_ face: FontFace) -> ScaledFont {
    ScaledFont(face, size: Double(face.unitsPerEm))
  }

  @Test(
    "every test font says of itself what is written about it",
    arguments: ExpectedFont.wholeFonts
  )
  func expected(file: String) throws {
    let faces = try #require(ExpectedFont.all[file]?.faces)
    for (index, expected) in faces.enumerated() {
      let face = try FontFace.fixture(file, index: index)
      #expect(face.family == expected.family)
      #expect(face.unitsPerEm == expected.unitsPerEm)
      #expect(face.glyphCount == expected.glyphs)
      #expect(face.index == index)
      let axes = face.axes.map { [$0.range.lowerBound, $0.defaultValue, $0.range.upperBound] }
      let tags = face.axes.map(\.tag.description)
      #expect(Dictionary(uniqueKeysWithValues: zip(tags, axes)) == expected.axes ?? [:])

      let apple = unscaled(face).metrics(.apple)
      #expect([apple.ascent, apple.descent, apple.lineGap] == expected.appleLines)
      let openType = unscaled(face).metrics(.openType)
      #expect([openType.ascent, openType.descent, openType.lineGap] == expected.openTypeLines)
    }
  }

  @Test("nominal advances are those of the tables", arguments: ExpectedFont.wholeFonts)
  func advances(file: String) throws {
    let faces = try #require(ExpectedFont.all[file]?.faces)
    for (index, expected) in faces.enumerated() {
      let font = unscaled(try FontFace.fixture(file, index: index))
      for (name, advance) in expected.advance {
        let number = try #require(UInt32(name.dropFirst(2), radix: 16))
        let scalar = try #require(Unicode.Scalar(number))
        #expect(font.face.maps(scalar))
        let glyph = try #require(font.glyph(for: scalar))
        #expect(font.glyphMetrics(glyph).advance == advance, "\(name)")
      }
    }
  }

  @Test(
    "every file has the size that is written about it",
    arguments: ExpectedFont.all.keys.sorted()
  )
  func sizes(file: String) throws {
    #expect(try Fixtures.fontBytes(file).count == ExpectedFont.all[file]?.bytes)
  }

  @Test("a WOFF or WOFF2 file is the font inside it", arguments: ["woff", "woff2"])
  func webFonts(container: String) throws {
    let plain = try FontFace.fixture("Square-Regular.ttf")
    let packed = try FontFace.fixture("Square-Regular.\(container)")
    #expect(packed.family == plain.family)
    #expect(packed.style == plain.style)
    #expect(packed.glyphCount == plain.glyphCount)
    #expect(ScaledFont(packed, size: 13).metrics() == ScaledFont(plain, size: 13).metrics())
    for glyph in 0..<UInt32(plain.glyphCount) {
      let id = GlyphID(rawValue: glyph)
      #expect(
        ScaledFont(packed, size: 10).glyphMetrics(id)
          == ScaledFont(plain, size: 10).glyphMetrics(id),
        "glyph \(glyph)"
      )
    }
    for scalar: Unicode.Scalar in ["\u{0}", "A", "é", "\u{301}", "漢", "😀", "\u{10FFFD}"] {
      #expect(
        ScaledFont(packed, size: 1).glyph(for: scalar)
          == ScaledFont(plain, size: 1).glyph(for: scalar)
      )
    }
  }

  @Test("a collection holds its faces by index, and no other")
  func collection() throws {
    let families = try (0..<3).map {
      try FontFace.fixture("SquareCollection.ttc", index: $0).family
    }
    #expect(families == ["Square", "Square 600", "Square TypoOn"])
    let file = Fixtures.font("SquareCollection.ttc")
    for index in [-1, 3, 1 << 16, Int(Int32.max)] {
      #expect(throws: FontError.noSuchFace(file: file, index: index, count: 3)) {
        try FontFace.fixture("SquareCollection.ttc", index: index)
      }
    }
    #expect(
      throws: FontError.noSuchFace(file: Fixtures.font("Square-Bold.ttf"), index: 1, count: 1)
    ) {
      try FontFace.fixture("Square-Bold.ttf", index: 1)
    }
  }

  @Test("bytes that a program read are the same font as the file")
  func memory() throws {
    let data = try FontData(Fixtures.fontBytes("Square-Bold.ttf"), name: "mine")
    let face = try FontFace(data)
    #expect(data.origin == .memory(name: "mine"))
    #expect(data.origin.description == "memory:mine")
    #expect(face.family == "Square")
    #expect(face.style == "Bold")
    #expect(face.weights == 700...700)
    #expect(!face.isItalic)
  }

  @Test("weights and slants are read from the tables")
  func weightsAndSlants() throws {
    #expect(try FontFace.fixture("SquareVF.ttf").weights == 100...900)
    #expect(try FontFace.fixture("SquareNoOS2-Regular.ttf").weights == 400...400)
    #expect(try FontFace.fixture("debian/DejaVuSans-Bold.ttf").weights == 700...700)
    #expect(try FontFace.fixture("debian/Inter-Italic.otf").isItalic)
    #expect(try !FontFace.fixture("debian/Inter-Regular.otf").isItalic)
  }

  @Test("fonts in colour are known as such")
  func color() throws {
    for file in ExpectedFont.wholeFonts {
      let isColor = file.hasPrefix("Emoji") || file.hasPrefix("SquareColour")
      #expect(try FontFace.fixture(file).hasColor == isColor, "\(file)")
    }
  }

  @Test("a font that is given as a file has the digest that sha256sum prints")
  func digests() throws {
    // sha256sum Square-Regular.ttf Square-Regular.woff2
    let digests = [
      "Square-Regular.ttf": "5076247103845282e8162dcdf93518cd9db4bd7c937bcc454580a4ac02de5947",
      "Square-Regular.woff2": "dd81f9a70016df747e24b24f8cd75ac051924671331885500761a2b0d589b233",
    ]
    for (file, digest) in digests {
      #expect(try FontData(contentsOf: Fixtures.font(file)).sha256 == digest)
    }
  }
}
