/// What kinds of character a text holds.
///
/// Lets later stages leave out work for texts that do not need it.
package struct CharacterTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  package let rawValue: UInt16

  /// Creates a set from its bits.
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Every character is ASCII, or there is none.
  package static let isASCII = CharacterTraits(rawValue: 1 << 0)

  /// A right-to-left character or an explicit bidi control: the text needs UAX #9.
  package static let containsRightToLeft = CharacterTraits(rawValue: 1 << 1)

  /// U+0009.
  package static let containsTabs = CharacterTraits(rawValue: 1 << 2)

  /// A control character (Cc) other than a tab or a line or paragraph separator.
  package static let containsControls = CharacterTraits(rawValue: 1 << 3)

  /// A character with `Default_Ignorable_Code_Point`, the soft hyphen included.
  package static let containsDefaultIgnorables = CharacterTraits(rawValue: 1 << 4)

  /// U+00AD.
  package static let containsSoftHyphens = CharacterTraits(rawValue: 1 << 5)

  /// A combining mark: general category M.
  package static let containsMarks = CharacterTraits(rawValue: 1 << 6)

  /// A character with `Emoji` beyond ASCII, U+FE0E, U+FE0F or U+20E3.
  package static let containsEmojiCandidates = CharacterTraits(rawValue: 1 << 7)

  /// The most marks in a row that do not count as long.
  package static let longestMarkRun = 1024

  /// More than 1,024 consecutive scalars of general category M.
  package static let containsLongMarkRuns = CharacterTraits(rawValue: 1 << 8)
}
