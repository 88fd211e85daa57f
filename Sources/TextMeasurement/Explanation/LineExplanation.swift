public import TextAnalysis

/// Why a line is as it is.
public struct LineExplanation: Hashable, Sendable {
  /// The line.
  public let line: Line

  /// The room that its content has, in points; infinity if there is no limit.
  public let room: Double

  /// The rule by which it ended; `nil` if that was inside a word, which patterns may have
  /// hyphenated there, or at the text's end.
  public let rule: BreakRule?

  /// The next places where it could have ended, and by how much it would have been too wide.
  ///
  /// Inside a word these are the end of the next cluster and that of the word; elsewhere the next
  /// place where the text allows a break. Empty for lines that must end.
  public let refused: [RefusedEnd]

  /// What makes the line as high as it is, the highest part first.
  public let heights: [HeightSource]

  /// Which faces the line is set in, and why.
  public let faces: [FaceReason]
}

/// A place where a line could not end.
public struct RefusedEnd: Hashable, Sendable {
  /// The place: a UTF-8 offset in the text.
  public let offset: TextOffset

  /// How wide the line would have been, in points.
  public let width: Double

  /// By how much that is more than its room, in points.
  public let excess: Double
}

/// A part of a line whose font says how high it must be.
public struct HeightSource: Hashable, Sendable {
  /// The text of the part on the line: UTF-8 offsets.
  public let range: Range<TextOffset>

  /// The family of its face.
  public let family: String

  /// The size, in points.
  public let size: Double

  /// From the baseline up, in points, positive.
  public let ascent: Double

  /// From the baseline down, in points, positive.
  public let descent: Double

  /// Below the descent, in points.
  public let leading: Double

  /// Whether no other part of the line reaches higher.
  public let isHighest: Bool

  /// Whether no other part of the line reaches lower.
  public let isLowest: Bool
}

/// Why a part of a line is set in a face.
public struct FaceReason: Hashable, Sendable {
  /// Why a face is used.
  public enum Cause: Hashable, Sendable {
    /// It is the one that was asked for.
    case asked

    /// The one that was asked for lacks a character.
    case lacks(Character)

    /// The text is to be shown as a picture.
    case picture

    /// Its neighbours are set in it.
    case neighbor
  }

  /// The text: UTF-8 offsets.
  public let range: Range<TextOffset>

  /// The family of the face.
  public let family: String

  /// Why it is used.
  public let cause: Cause
}
