internal import CICUShim

/// The properties of single scalars, as ICU knows them.
///
/// A scalar is given by its number. Nothing here allocates; every function may be called from any
/// thread.
enum CharacterProperties {
  /// Whether the general category is one of the M group.
  static func isMark(_ scalar: UInt32) -> Bool {
    galley_u_is_mark(scalar)
  }

  /// Whether the general category is one of the L group.
  static func isLetter(_ scalar: UInt32) -> Bool {
    galley_u_is_letter(scalar)
  }

  /// `Simple_Lowercase_Mapping`; the scalar itself if it has none.
  static func simpleLowercase(_ scalar: UInt32) -> UInt32 {
    galley_u_simple_lowercase(scalar)
  }

  /// The canonical composition of two scalars; `nil` if they have none.
  static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let composed = galley_unorm_composition(first, second)
    return composed == 0 ? nil : composed
  }

  /// Whether the general category is Zs.
  static func isSpaceSeparator(_ scalar: UInt32) -> Bool {
    galley_u_is_space_separator(scalar)
  }

  /// Whether the general category is one of the L or N group.
  static func isLetterOrNumber(_ scalar: UInt32) -> Bool {
    galley_u_is_letter_or_number(scalar)
  }

  /// Whether UAX #9 has to be asked about a text that holds the scalar.
  ///
  /// True of the classes R, AL and AN and of embeddings, overrides and isolates.
  static func needsBidi(_ scalar: UInt32) -> Bool {
    galley_u_needs_bidi(scalar)
  }

  /// `Default_Ignorable_Code_Point`.
  static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
    galley_u_is_default_ignorable(scalar)
  }

  /// `Emoji`, digits included.
  static func isEmoji(_ scalar: UInt32) -> Bool {
    galley_u_is_emoji(scalar)
  }

  /// `Emoji_Presentation`.
  static func hasEmojiPresentation(_ scalar: UInt32) -> Bool {
    galley_u_has_emoji_presentation(scalar)
  }

  /// `Emoji_Modifier`.
  static func isEmojiModifier(_ scalar: UInt32) -> Bool {
    galley_u_is_emoji_modifier(scalar)
  }

  /// `Emoji_Modifier_Base`.
  static func isEmojiModifierBase(_ scalar: UInt32) -> Bool {
    galley_u_is_emoji_modifier_base(scalar)
  }

  /// `Extended_Pictographic`.
  static func isExtendedPictographic(_ scalar: UInt32) -> Bool {
    galley_u_is_extended_pictographic(scalar)
  }

  /// `Line_Break` is SA: a script whose words only a dictionary finds.
  static func needsDictionary(_ scalar: UInt32) -> Bool {
    galley_u_needs_dictionary(scalar)
  }

  /// `Line_Break` by its short name, such as `SP`.
  static func lineBreakClass(_ scalar: UInt32) -> String {
    galley_u_line_break_class(scalar).map { String(cString: $0) } ?? "XX"
  }

  /// Whether `Line_Break` is one of AL, AI, ID, NU.
  static func breaksLikeLetter(_ scalar: UInt32) -> Bool {
    galley_u_breaks_like_letter(scalar)
  }

  /// `Bidi_Paired_Bracket_Type`; `nil` for a character that is no bracket.
  static func bracketSide(_ scalar: UInt32) -> BracketSide? {
    switch galley_u_bracket_side(scalar) {
    case 1: .opening
    case 2: .closing
    default: nil
    }
  }

  /// `Bidi_Paired_Bracket`: the other one of a pair.
  static func pairedBracket(_ scalar: UInt32) -> UInt32 {
    galley_u_paired_bracket(scalar)
  }

  /// ICU's code for the script of a scalar, `Script`.
  static func scriptCode(_ scalar: UInt32) -> ScriptCode {
    ScriptCode(rawValue: UInt16(truncatingIfNeeded: galley_uscript_of(scalar)))
  }

  /// Whether `Script_Extensions` says more of a scalar than `Script`.
  static func hasScriptExtensions(_ scalar: UInt32) -> Bool {
    galley_uscript_has_extensions(scalar)
  }

  /// Whether `Script_Extensions` of a scalar has the script.
  static func isUsed(_ scalar: UInt32, in script: ScriptCode) -> Bool {
    galley_uscript_has_script(scalar, Int32(script.rawValue))
  }

  /// The ISO 15924 name of a script code.
  static func script(_ code: ScriptCode) -> Script {
    guard let name = galley_uscript_tag(Int32(code.rawValue)) else { return .unknown }
    return Script(String(cString: name)) ?? .unknown
  }
}
