internal import Typography

/// The font that was asked for, as it was written.
struct FontRequest: Hashable, Sendable {
  /// A family, a file, or a file with the index of a face.
  var name = "Inter"

  /// Points in one em.
  var size = 17.0

  /// How heavy the strokes are; `nil` leaves it to the font.
  var weight: Double?

  /// Whether letters are italic; `nil` leaves it to the font.
  var isItalic: Bool?

  /// Positions on the axes of a variable font.
  var variations: [FontVariation] = []

  /// Settings of OpenType features.
  var features: [FontFeature] = []

  /// The fonts for characters that the font lacks; `nil` for the embedded ones.
  var fallback: [String]?

  /// Whether a family that is not there is replaced, with a warning.
  var allowsMissingFont = false
}
