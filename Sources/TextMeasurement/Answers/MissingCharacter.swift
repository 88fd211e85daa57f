public import TextAnalysis

/// A character that no font of the cascade has.
public struct MissingCharacter: Hashable, Sendable {
  /// The character, with the marks on it.
  public let character: String

  /// Where it stands: UTF-8 offsets in the text.
  public let range: Range<TextOffset>
}
