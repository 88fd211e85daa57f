public import Typography

/// What an answer rests on: the faces, what they lack, and the versions of the libraries.
public struct Receipt: Hashable, Sendable {
  /// The faces that the text is measured with, in the order of their first use.
  ///
  /// A text without any character uses the face that was asked for.
  public let faces: [FaceUse]

  /// The characters that no face has, in the order of the text.
  public let missing: [MissingCharacter]

  /// How faces differ from those that were asked for.
  public let substitutions: [FontSubstitution]

  /// The versions of the libraries beneath.
  public let versions: LibraryVersions
}
