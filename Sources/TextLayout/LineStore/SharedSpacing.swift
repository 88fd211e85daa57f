internal import TextMeasurement

/// What is left around the lines of paragraphs; those that have the same share it.
final class SharedSpacing: Sendable {
  /// What is left.
  let spacing: ParagraphSpacing

  /// Takes what is left.
  init(_ spacing: ParagraphSpacing) {
    self.spacing = spacing
  }

  /// Leaves nothing.
  static let none = SharedSpacing(ParagraphSpacing())
}
