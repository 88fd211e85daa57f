public import Foundation

/// Text that takes as much width as it is offered, up to what it needs, and is as high as its
/// lines.
///
///     Text("Einstellungen").lineLimit(2)
///     Text("3").bold() + Text(" Stück")
public struct Text: View {
  /// The text is a node itself.
  public typealias Body = Never

  /// The parts of the text, at least one.
  private(set) var pieces: [Piece]

  /// A part of a text with settings of its own.
  struct Piece {
    /// The characters.
    let content: any MeasurableText

    /// How they are set.
    var settings = TextSettings()
  }

  /// Shows characters as they are written, in the environment's font.
  public init(verbatim content: String) {
    pieces = [Piece(content: content)]
  }

  /// Shows a string, an attributed string, a `StyledText` or other text.
  ///
  /// - Parameter content: The text; what it does not say itself is as the environment has it.
  public init(_ content: some MeasurableText) {
    pieces = [Piece(content: content)]
  }

  /// Shows a part of a string.
  public init(_ content: Substring) {
    self.init(verbatim: String(content))
  }

  /// Shows a value.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: How it is written.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// A text after another, each with its own settings.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.pieces += right.pieces
    return text
  }
}

extension Text {
  /// The text with other settings; what a part of it says itself already holds.
  func setting(_ settings: TextSettings) -> Text {
    var text = self
    for index in pieces.indices {
      text.pieces[index].settings = settings.overridden(by: pieces[index].settings)
    }
    return text
  }

  /// The characters with their styles.
  func styledText(in environment: EnvironmentValues) -> StyledText {
    let parts = pieces.map { piece in
      let settings = environment.textSettings.overridden(by: piece.settings)
      return piece.content.styledText(
        defaultStyle: settings.style(in: environment),
        defaultParagraphStyle: environment.paragraphStyle
      )
    }
    var text = parts[0]
    for part in parts.dropFirst() { text.append(part) }
    for run in text.runs where run.style.font.textStyle != nil {
      text.setStyle(in: run.range) { style in
        style.font = style.font.resolved(at: environment.dynamicTypeSize)
      }
    }
    return environment.textCase.map(text.written) ?? text
  }
}

extension Text: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let rule = TextRule(styledText(in: context.environment), context.environment)
    return [context.node("Text", rule)]
  }
}
