/// The index of a glyph in a face.
public struct GlyphID: Hashable, Sendable {
  /// The index, from 0.
  public let rawValue: UInt32

  /// Makes the identity of a glyph.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Glyph 0, which stands for characters that a face lacks.
  public static let notdef = GlyphID(rawValue: 0)
}
