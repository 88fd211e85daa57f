import Testing
import Typography

@Suite("Numbers of font files")
struct FixedPointTests {
  @Test("16.16 numbers keep their sign and their fraction")
  func sixteenDotSixteen() {
    #expect(FixedPoint.value(ofSixteenDotSixteen: 0x0001_8000) == 1.5)
    #expect(FixedPoint.value(ofSixteenDotSixteen: -0x0009_6666) == -9.399993896484375)
    #expect(FixedPoint.value(ofSixteenDotSixteen: .min) == -32768)
  }

  @Test("a height above the baseline is a negative distance below it")
  func layoutY() {
    #expect(FixedPoint.layoutY(fromFontSpace: 12) == -12)
    #expect(FixedPoint.layoutY(fromFontSpace: -3) == 3)
    #expect(FixedPoint.layoutY(fromFontSpace: 0).sign == .plus)
  }

  @Test("design units become points in proportion to the size")
  func points() {
    #expect(FixedPoint.points(1901, size: 16, unitsPerEm: 2048) == 14.8515625)
    #expect(FixedPoint.points(-500, size: 10, unitsPerEm: 1000) == -5)
  }

  @Test("the libraries say their versions")
  func versions() {
    for version in [FontLibraryVersions.harfBuzz, FontLibraryVersions.freeType] {
      #expect(version.split(separator: ".").count == 3)
      #expect(version.split(separator: ".").allSatisfy { Int($0) != nil })
    }
  }
}
