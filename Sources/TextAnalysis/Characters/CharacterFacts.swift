/// Properties of single scalars.
///
/// Answers for ASCII are immediate; the others are those of the Unicode version in
/// ``AnalysisVersions``. Every function may be called from any thread.
package enum CharacterFacts {
  /// Whether the scalar is used in any script: `Script` is `Common` or `Inherited`.
  package static func isSharedByScripts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: false
    case 0..<0x80: true
    default: CharacterProperties.scriptCode(scalar.value).isShared
    }
  }

  /// Whether the scalar is a combining mark: general category M.
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && CharacterProperties.isMark(scalar.value)
  }

  /// Whether the scalar has `Default_Ignorable_Code_Point`: nothing is shown for it where a font
  /// has no glyph.
  package static func isDefaultIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD && CharacterProperties.isDefaultIgnorable(scalar.value)
  }

  /// Whether the scalar is a control character (Cc) other than a tab or a line or paragraph
  /// separator: TAB, LF, VT, FF, CR and U+0085 are not.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    isControl(scalar.value)
  }

  /// Whether the scalar is white space that hangs past the end of a line.
  ///
  /// That is the tab and general category Zs, without the no-break spaces U+00A0, U+2007 and
  /// U+202F.
  package static func isWhiteSpaceThatHangs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20: true
    case 0x00...0xA0, 0x2007, 0x202F: false
    default: CharacterProperties.isSpaceSeparator(scalar.value)
    }
  }

  /// Whether the scalar has `Emoji`, as the ASCII digits, `#` and `*` have too.
  package static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    CharacterProperties.isEmoji(scalar.value)
  }

  /// Whether the scalar has `Emoji_Presentation`: shown as a picture unless told otherwise.
  package static func hasEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && CharacterProperties.hasEmojiPresentation(scalar.value)
  }

  /// Whether the scalar has `Emoji_Modifier`: one of five skin tones.
  package static func isEmojiModifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && CharacterProperties.isEmojiModifier(scalar.value)
  }

  /// Whether the scalar has `Emoji_Modifier_Base`: a skin tone may follow.
  package static func isEmojiModifierBase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && CharacterProperties.isEmojiModifierBase(scalar.value)
  }

  /// Whether the scalar has `Extended_Pictographic`.
  package static func isExtendedPictographic(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && CharacterProperties.isExtendedPictographic(scalar.value)
  }

  /// Whether the scalar has `Regional_Indicator`: two of them make a flag.
  package static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}

extension CharacterFacts {
  /// The same as ``isControl(_:)-(Unicode.Scalar)``, by number.
  ///
  /// The category Cc never changes.
  static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x85: false
    case 0x00...0x1F, 0x7F...0x9F: true
    default: false
    }
  }

  /// Whether the scalar may be part of an emoji: `Emoji` beyond ASCII, a variation selector for
  /// emoji or text, or the combining keycap.
  static func isEmojiCandidate(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x80: false
    case 0xFE0E, 0xFE0F, 0x20E3: true
    default: CharacterProperties.isEmoji(scalar)
    }
  }

  /// Whether a line must end after a UTF-16 code unit: LF, VT, FF, CR, U+0085, U+2028, U+2029.
  ///
  /// Source: UAX #14 LB4, LB5.
  @inline(__always)
  package static func endsLine(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
