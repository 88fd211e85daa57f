extension PreparedText.PlacedSpan {
  /// Leaves text out of the line, which is as high as before and no wider than its room.
  ///
  /// - Parameters:
  ///   - mode: Where.
  ///   - room: The width of the text, in layout units.
  ///   - text: The text.
  ///   - tokens: The tokens; ellipses are prepared if there are none yet.
  mutating func truncate(
    _ mode: Truncation.Mode,
    room: Int64,
    of text: PreparedText,
    _ tokens: inout TokenSet?
  ) {
    var truncator = Truncator(
      LineBreaker(text.paragraphs[paragraph], width: room, wrap: .greedy),
      from: start,
      paragraphStart: text.start(of: paragraph),
      tokens ?? TokenSet(Truncation(mode), of: text)
    )
    let truncated = truncator.truncated(mode)
    tokens = truncator.tokens
    span = truncated.line
    truncation = truncated
  }
}
