import Testing
import TextAnalysis

@Suite("Facts about characters")
struct CharacterFactsTests {
  /// Every scalar that Swift's Unicode tables call assigned, in steps that reach every block.
  static let sample = stride(from: UInt32(0), through: 0x10FFFF, by: 7)
    .compactMap(Unicode.Scalar.init)
    .filter { ($0.properties.age ?? (99, 0)) <= (15, 0) }

  @Test("Facts agree with the tables of the standard library")
  func standardLibrary() {
    for scalar in Self.sample {
      let properties = scalar.properties
      let category = properties.generalCategory
      let isMark = [.nonspacingMark, .spacingMark, .enclosingMark].contains(category)
      #expect(CharacterFacts.isMark(scalar) == isMark, "\(scalar)")
      #expect(
        CharacterFacts.isDefaultIgnorable(scalar) == properties.isDefaultIgnorableCodePoint,
        "\(scalar)"
      )
      #expect(CharacterFacts.isEmoji(scalar) == properties.isEmoji, "\(scalar)")
      #expect(
        CharacterFacts.hasEmojiPresentation(scalar) == properties.isEmojiPresentation,
        "\(scalar)"
      )
      #expect(CharacterFacts.isEmojiModifier(scalar) == properties.isEmojiModifier, "\(scalar)")
      #expect(
        CharacterFacts.isEmojiModifierBase(scalar) == properties.isEmojiModifierBase,
        "\(scalar)"
      )
    }
  }

  @Test("Control characters are Cc without tab and separators")
  func controls() {
    let separators: Set<UInt32> = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85]
    for value in UInt32(0)...0x2FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = scalar.properties.generalCategory == .control && !separators.contains(value)
      #expect(CharacterFacts.isControl(scalar) == isControl)
    }
  }

  @Test("White space hangs but for the no-break spaces")
  func whiteSpace() {
    let hanging: Set<UInt32> = [
      0x09, 0x20, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2008, 0x2009,
      0x200A, 0x205F, 0x3000,
    ]
    for value in UInt32(0)...0x3FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(CharacterFacts.isWhiteSpaceThatHangs(scalar) == hanging.contains(value))
    }
  }

  @Test("Pictographs and regional indicators are known")
  func pictographs() {
    #expect(CharacterFacts.isExtendedPictographic("😀"))
    #expect(CharacterFacts.isExtendedPictographic("\u{A9}"))
    #expect(!CharacterFacts.isExtendedPictographic("a"))
    #expect(!CharacterFacts.isExtendedPictographic("\u{1F1E6}"))
    #expect(CharacterFacts.isRegionalIndicator("\u{1F1E6}"))
    #expect(CharacterFacts.isRegionalIndicator("\u{1F1FF}"))
    #expect(!CharacterFacts.isRegionalIndicator("\u{1F200}"))
  }
}
