internal import TextAnalysis
internal import Typography

/// The tokens of a truncation, prepared in the styles of the text beside them.
struct TokenSet {
  private let truncation: Truncation
  private let text: PreparedText
  private var known: [TextStyle: PreparedText] = [:]

  /// The ellipsis, and what stands for it where a font lacks it.
  private static let ellipsis = "\u{2026}"
  private static let fullStops = "..."

  /// Prepares no token yet.
  init(_ truncation: Truncation, of text: PreparedText) {
    self.truncation = truncation
    self.text = text
  }

  /// The token beside a character of the text.
  ///
  /// - Parameter offset: The character, a UTF-8 offset in the text.
  /// - Returns: The token, on one line.
  mutating func token(at offset: Int) -> PreparedText {
    let style = truncation.tokenStyle ?? text.style(at: offset)
    if let token = known[style] { return token }
    let token = make(style)
    known[style] = token
    return token
  }

  private func make(_ style: TextStyle) -> PreparedText {
    var style = style
    style.attachment = nil
    style.tracking = 0
    style.kern = nil
    if let token = truncation.token { return PreparedText(StyledText(token, style: style)) }
    let token = PreparedText(StyledText(Self.ellipsis, style: style))
    return token.faces.contains { $0.isFallback } || !token.missingCharacters.isEmpty
      ? PreparedText(StyledText(Self.fullStops, style: style)) : token
  }
}
