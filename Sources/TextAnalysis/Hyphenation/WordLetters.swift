/// The letters of a word as patterns spell them: lower case, composed, one kind of apostrophe.
enum WordLetters {
  /// What stands for the edge of a word in patterns.
  static let edge: UInt32 = 0x2E

  /// What stands for an apostrophe, U+2019 too.
  static let apostrophe: UInt32 = 0x27

  /// A scalar as patterns spell it: its simple lower case.
  static func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A: scalar + 0x20
    case 0..<0x80: scalar
    case 0x2019: apostrophe
    default: CharacterProperties.simpleLowercase(scalar)
    }
  }

  /// Whether a scalar stands between patterns in a file.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// What a combining mark makes of the letter before it; `nil` if both stay as they are.
  static func composition(_ letter: UInt32, _ mark: UInt32) -> UInt32? {
    mark >= 0x300 ? CharacterProperties.composition(letter, mark) : nil
  }

  /// What a scalar is to a word.
  enum Kind {
    /// Part of it.
    case letter

    /// Part of it after a letter: a combining mark or a joiner.
    case extender

    /// Part of it between letters, if the patterns know apostrophes.
    case apostrophe

    /// Part of it; such a word is not hyphenated by patterns.
    case softHyphen

    /// Its end.
    case other
  }

  /// What a scalar is to a word.
  static func kind(of scalar: UInt32) -> Kind {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x27, 0x2019: .apostrophe
    case 0..<0x80: .other
    case 0xAD: .softHyphen
    case 0x200C, 0x200D: .extender
    default:
      CharacterProperties.isLetter(scalar)
        ? .letter : CharacterProperties.isMark(scalar) ? .extender : .other
    }
  }
}
