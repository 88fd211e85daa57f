/// A direction that a span of text is set in, whatever its characters say: what a pair of
/// directional formatting characters around it would do.
///
/// Source: UAX #9 2.1 to 2.4, HL3.
public enum WritingDirection: Hashable, Sendable, CaseIterable {
  /// Embedded from left to right, as between LRE and PDF.
  case leftToRightEmbedding

  /// Embedded from right to left, as between RLE and PDF.
  case rightToLeftEmbedding

  /// Every character from left to right, as between LRO and PDF.
  case leftToRightOverride

  /// Every character from right to left, as between RLO and PDF.
  case rightToLeftOverride

  /// Set apart from the text around it, from left to right, as between LRI and PDI.
  case leftToRightIsolate

  /// Set apart from the text around it, from right to left, as between RLI and PDI.
  case rightToLeftIsolate

  /// Set apart from the text around it, in the direction of its own first strong character, as
  /// between FSI and PDI.
  case firstStrongIsolate

  /// The character that begins the span.
  var opening: UInt16 {
    switch self {
    case .leftToRightEmbedding: 0x202A
    case .rightToLeftEmbedding: 0x202B
    case .leftToRightOverride: 0x202D
    case .rightToLeftOverride: 0x202E
    case .leftToRightIsolate: 0x2066
    case .rightToLeftIsolate: 0x2067
    case .firstStrongIsolate: 0x2068
    }
  }

  /// The character that ends it.
  var closing: UInt16 {
    switch self {
    case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride:
      0x202C
    case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
      0x2069
    }
  }
}
