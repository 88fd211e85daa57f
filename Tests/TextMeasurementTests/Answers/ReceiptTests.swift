import TestFixtures
import Testing
import TextMeasurement

@Suite("What an answer rests on")
struct ReceiptTests {
  @Test("The receipt names the faces and where they are used")
  func faces() throws {
    let text = PreparedText("ab 漢字 c漢\nd", font: try .squareWithTallFallback())
    let faces = text.receipt.faces
    #expect(faces.map(\.font.face.family) == ["Square VF", "Square TypoOn"])
    #expect(faces.map(\.isFallback) == [false, true])
    #expect(faces.map(\.font.size) == [10, 10])
    #expect(faces.map { $0.ranges.map { text.text[$0] } } == [["ab ", "c", "d"], ["漢字 ", "漢"]])
    #expect(text.receipt.missing.isEmpty)
  }

  @Test("A text without characters uses the face that was asked for")
  func empty() throws {
    let faces = PreparedText("", font: try .square()).receipt.faces
    #expect(faces.map(\.font.face.family) == ["Square"])
    #expect(faces.map(\.isFallback) == [false])
    #expect(faces.map(\.ranges) == [[]])
  }

  @Test("A text in a fallback alone does not use the primary face")
  func fallbackAlone() throws {
    let faces = PreparedText("漢", font: try .squareWithTallFallback()).receipt.faces
    #expect(faces.map(\.font.face.family) == ["Square TypoOn"])
    #expect(faces.map(\.isFallback) == [true])
  }

  @Test("Characters that no face has are told with their marks and places, and have a width")
  func missing() throws {
    let text = PreparedText("a漢b\n한\u{301}c", font: try .fixture("SquareVF.ttf", size: 10))
    let missing = text.receipt.missing
    #expect(missing.map(\.character) == ["漢", "한\u{301}"])
    #expect(missing.map { text.text[$0.range] } == ["漢", "한\u{301}"])
    #expect(missing.map(\.range.lowerBound.utf8) == [1, 6])
    #expect(text.lines(forWidth: nil)[0].width == 30)
  }

  @Test("Characters missing in text from right to left are told in the order of the text")
  func missingRightToLeft() throws {
    let text = PreparedText("אב", font: try .fixture("SquareVF.ttf", size: 10))
    #expect(text.missingCharacters.map(\.character) == ["א", "ב"])
    #expect(text.missingCharacters.map(\.range.lowerBound.utf8) == [0, 2])
  }

  @Test("Controls are never missing")
  func controlsAreNotMissing() throws {
    let text = PreparedText(
      "a\u{0}\t\u{7F}\n\u{AD}\u{200B}\u{2028}b",
      font: try .fixture("SquareVF.ttf", size: 10)
    )
    #expect(text.missingCharacters.isEmpty)
  }

  @Test("A weight and a slant that the family lacks are told")
  func substitutions() throws {
    var font = try Font.square()
    font.weight = .bold
    font.slant = .italic
    let text = PreparedText("a", font: font)
    #expect(
      text.receipt.substitutions == [
        .weight(family: "Square", asked: 700, used: 400), .slant(family: "Square", asked: .italic),
      ]
    )
    #expect(
      text.measured(width: -1).warnings.map(\.code) == [
        "nearest-weight", "nearest-slant", "invalid-proposal",
      ]
    )
    #expect(PreparedText("a", font: try .square()).receipt.substitutions.isEmpty)
  }

  @Test("The versions of the libraries are told")
  func versions() throws {
    let versions = PreparedText("a", font: try .square()).receipt.versions
    for version in [versions.harfBuzz, versions.freeType, versions.icu, versions.unicode] {
      #expect(version.contains(".") && version.first?.isNumber == true, "\(version)")
    }
  }

  @Test("The face that was asked for is no fallback, whatever was measured since")
  func primaryAfterOthers() throws {
    let text = PreparedText("abc", font: .system(size: 17))
    for size in 0..<200 { _ = PreparedText("abc", font: .system(size: 5 + Double(size) / 8)) }
    #expect(text.receipt.faces.map(\.isFallback) == [false])
    let again = PreparedText("abc", font: .system(size: 17))
    #expect(text.receipt == again.receipt)
  }
}
