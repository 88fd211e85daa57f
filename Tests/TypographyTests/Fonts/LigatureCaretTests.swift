import Testing
import Typography

@Suite("Carets inside ligatures")
struct LigatureCaretTests {
  private func carets(_ name: String, _ scalar: Unicode.Scalar, count: Int) throws -> [Int]? {
    let font = ScaledFont(try .fixture(name), size: 10)
    let glyph = try #require(font.glyph(for: scalar))
    return font.instance.ligatureCarets(of: glyph, count: count)
  }

  @Test("The face says where they stand, in design units")
  func named() throws {
    #expect(try carets("debian/NotoSans-Regular.ttf", "\u{FB03}", count: 2) == [315, 631])
  }

  @Test("Carets of another number of letters are of no use")
  func otherCount() throws {
    for count in [0, 1, 3] {
      #expect(try carets("debian/NotoSans-Regular.ttf", "\u{FB03}", count: count) == nil)
    }
  }

  @Test("A face may name none")
  func none() throws {
    #expect(try carets("debian/DejaVuSans.ttf", "\u{FB03}", count: 2) == nil)
    #expect(try carets("debian/NotoSans-Regular.ttf", "A", count: 1) == nil)
  }
}
