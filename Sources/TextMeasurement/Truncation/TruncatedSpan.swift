/// A line of which text is left out.
struct TruncatedSpan {
  /// The line, as wide as what is shown of it.
  var line: LineSpan

  /// Where what is shown before the token ends: a UTF-8 offset in the paragraph.
  var prefixEnd: Int

  /// How wide that is, in layout units.
  var prefixWidth: Int64

  /// Where what is shown after the token begins.
  var suffixStart: Int

  /// How wide that is, in layout units.
  var suffixWidth: Int64

  /// The token; `nil` if there is no room for it.
  var token: PreparedText?

  /// The width of the token, in layout units.
  var tokenWidth: Int64

  /// From the left edge of what is shown to that of the token, in layout units.
  ///
  /// - Parameter isRightToLeft: Whether the paragraph is.
  /// - Returns: The width of the part left of it.
  func tokenX(isRightToLeft: Bool) -> Int64 { isRightToLeft ? suffixWidth : prefixWidth }
}
