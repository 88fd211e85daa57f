/// What analysis asks of every scalar, in one word.
struct ScalarFacts: Hashable, Sendable {
  /// From the low bit: 10 bits of script code, three flags; from bit 16 the traits.
  private let bits: UInt32

  private static let scriptMask: UInt32 = 0x3FF
  private static let extensionsFlag: UInt32 = 1 << 10
  private static let openingFlag: UInt32 = 1 << 11
  private static let closingFlag: UInt32 = 1 << 12

  /// Looks a scalar up, which may be any number up to 0x10FFFF.
  init(of scalar: UInt32) {
    var bits = UInt32(CharacterProperties.scriptCode(scalar).rawValue) & Self.scriptMask
    if CharacterProperties.hasScriptExtensions(scalar) { bits |= Self.extensionsFlag }
    switch CharacterProperties.bracketSide(scalar) {
    case .opening: bits |= Self.openingFlag
    case .closing: bits |= Self.closingFlag
    case nil: break
    }
    self.bits = bits | UInt32(CharacterTraits(ofTextThatHolds: scalar).rawValue) << 16
  }

  /// The traits that the scalar brings to a text.
  var traits: CharacterTraits { CharacterTraits(rawValue: UInt16(truncatingIfNeeded: bits >> 16)) }

  /// The `Script` property.
  var script: ScriptCode {
    ScriptCode(rawValue: UInt16(truncatingIfNeeded: bits & Self.scriptMask))
  }

  /// Whether the scalar is common or inherited, no bracket, and used in any script.
  var isNeutral: Bool {
    bits & (Self.scriptMask & ~1 | Self.extensionsFlag | Self.openingFlag | Self.closingFlag) == 0
  }

  /// Whether nothing but ``script`` decides where the scalar belongs.
  var isPlain: Bool {
    bits & (Self.extensionsFlag | Self.openingFlag | Self.closingFlag) == 0
  }

  /// Whether the scalar is used in other scripts than ``script`` says, or in some scripts only.
  var hasScriptExtensions: Bool { bits & Self.extensionsFlag != 0 }

  /// Whether it opens a pair of brackets.
  var isOpeningBracket: Bool { bits & Self.openingFlag != 0 }

  /// Whether it closes a pair of brackets.
  var isClosingBracket: Bool { bits & Self.closingFlag != 0 }
}

extension CharacterTraits {
  /// The traits that one scalar brings to a text; ``isASCII`` and ``containsLongMarkRuns`` are of
  /// the text as a whole and never among them.
  fileprivate init(ofTextThatHolds scalar: UInt32) {
    var traits: CharacterTraits = []
    if scalar == 0x09 { traits.insert(.containsTabs) }
    if scalar == 0xAD { traits.insert(.containsSoftHyphens) }
    if CharacterFacts.isControl(scalar) { traits.insert(.containsControls) }
    if CharacterProperties.needsBidi(scalar) { traits.insert(.containsRightToLeft) }
    if CharacterProperties.isMark(scalar) { traits.insert(.containsMarks) }
    if CharacterProperties.isDefaultIgnorable(scalar) { traits.insert(.containsDefaultIgnorables) }
    if CharacterFacts.isEmojiCandidate(scalar) { traits.insert(.containsEmojiCandidates) }
    self = traits
  }
}
