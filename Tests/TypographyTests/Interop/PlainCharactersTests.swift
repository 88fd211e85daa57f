import TextAnalysis
import Testing
@testable import Typography

@Suite("Characters that the shaper leaves as they are")
struct PlainCharactersTests {
  @Test(
    "letters, digits, signs, ideographs, syllables and spaces stand alone",
    arguments: [
      "a", "é", "ß", "Ω", "я", "Հ", "ა", "א", "አ", "漢", "か", "ア", "가", "7", "€", "-", " ",
    ]
      as [Unicode.Scalar]
  )
  func letters(scalar: Unicode.Scalar) {
    #expect(PlainCharacters.standsAlone(scalar, isRightToLeft: false))
    #expect(PlainCharacters.standsAlone(scalar, isRightToLeft: true))
  }

  @Test(
    "what joins its neighbours or is not shown does not",
    arguments: [
      // Marks: nonspacing, spacing, enclosing; Hangul tone marks; halfwidth voicing marks.
      "\u{301}", "\u{5B0}", "\u{903}", "\u{20DD}", "\u{302E}", "\u{FF9E}", "\u{FF9F}",
      // Parts of Hangul syllables: leading, vowel, trailing, and their extensions.
      "\u{1100}", "\u{1161}", "\u{11A8}", "\u{A960}", "\u{D7B0}",
      // The vowels AM of Thai and Lao, the fraction slash.
      "\u{E33}", "\u{EB3}", "\u{2044}",
      // Regional indicators, skin tones, variation selectors.
      "\u{1F1E6}", "\u{1F1FF}", "\u{1F3FB}", "\u{1F3FF}", "\u{FE0F}", "\u{E0100}",
      // Controls, formats, default ignorable letters, separators.
      "\t", "\u{AD}", "\u{200B}", "\u{200D}", "\u{2066}", "\u{FEFF}", "\u{115F}", "\u{3164}",
      "\u{2028}", "\u{2029}",
      // Private use and not assigned.
      "\u{E000}", "\u{378}",
    ] as [Unicode.Scalar]
  )
  func others(scalar: Unicode.Scalar) {
    #expect(!PlainCharacters.standsAlone(scalar, isRightToLeft: false))
    #expect(!PlainCharacters.standsAlone(scalar, isRightToLeft: true))
  }

  /// Source: `BidiMirroring.txt`.
  @Test(
    "brackets stand alone from left to right only",
    arguments: ["(", ")", "[", "«", "<", "≤", "⟨", "「"] as [Unicode.Scalar]
  )
  func mirrored(scalar: Unicode.Scalar) {
    #expect(PlainCharacters.standsAlone(scalar, isRightToLeft: false))
    #expect(!PlainCharacters.standsAlone(scalar, isRightToLeft: true))
  }

  /// Characters that the standard library knows to be of use only with others.
  @Test("nothing that extends a grapheme cluster or is ignorable by default stands alone")
  func extenders() {
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value),
        PlainCharacters.standsAlone(scalar, isRightToLeft: false)
      else { continue }
      let properties = scalar.properties
      let joins = properties.isGraphemeExtend || properties.isDefaultIgnorableCodePoint
      #expect(!joins, "U+\(String(value, radix: 16))")
      #expect(properties.canonicalCombiningClass == .notReordered)
    }
  }

  @Test("scripts that join, reorder or stack letters are not plain")
  func scripts() throws {
    for name in ["Arab", "Syrc", "Deva", "Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Mong", "Nkoo"] {
      #expect(!PlainCharacters.scripts.contains(try #require(Script(name))), "\(name)")
    }
    for name in ["Latn", "Grek", "Cyrl", "Hebr", "Hani", "Hang", "Zyyy"] {
      #expect(PlainCharacters.scripts.contains(try #require(Script(name))), "\(name)")
    }
  }
}
