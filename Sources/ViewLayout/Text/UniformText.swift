internal import TextMeasurement
internal import Typography

/// A text each character of which counts as one letter of a font.
struct UniformText {
  private let text: String
  private let font: Font

  /// Takes a text and the font that it is set in.
  init(_ text: String, _ font: Font) {
    self.text = text
    self.font = font
  }

  /// The text with a letter for each character that is neither space, tab nor newline.
  ///
  /// Letters, unlike the characters they stand for, break lines nowhere but where they have to.
  func styledText(as options: MeasuringOptions) -> StyledText {
    let letters = text.map { character -> Character in
      if character.isNewline { return "\n" }
      return character == " " || character == "\t" ? " " : "x"
    }
    return StyledText(
      String(letters),
      style: TextStyle(font: font),
      paragraphStyle: options.paragraphStyle
    )
  }
}
