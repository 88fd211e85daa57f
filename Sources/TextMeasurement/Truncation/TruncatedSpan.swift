/// A line of which text is left out.
///
/// An object, as few lines have one and all keep room for it.
final class TruncatedSpan: Sendable {
  /// The line, as wide as what is shown of it.
  let line: LineSpan

  /// Where what is shown before the token ends: a UTF-8 offset in the paragraph.
  let prefixEnd: Int

  /// How wide that is, in layout units.
  let prefixWidth: Int64

  /// Where what is shown after the token begins.
  let suffixStart: Int

  /// How wide that is, in layout units.
  let suffixWidth: Int64

  /// The token; `nil` if there is no room for it.
  let token: PreparedText?

  /// The width of the token, in layout units.
  let tokenWidth: Int64

  /// Makes a line of its parts.
  init(
    line: LineSpan,
    prefixEnd: Int,
    prefixWidth: Int64,
    suffixStart: Int,
    suffixWidth: Int64,
    token: PreparedText?,
    tokenWidth: Int64
  ) {
    self.line = line
    self.prefixEnd = prefixEnd
    self.prefixWidth = prefixWidth
    self.suffixStart = suffixStart
    self.suffixWidth = suffixWidth
    self.token = token
    self.tokenWidth = tokenWidth
  }

  /// From the left edge of what is shown to that of the token, in layout units.
  ///
  /// - Parameter isRightToLeft: Whether the paragraph is.
  /// - Returns: The width of the part left of it.
  func tokenX(isRightToLeft: Bool) -> Int64 { isRightToLeft ? suffixWidth : prefixWidth }

  /// What is left out: UTF-8 offsets in the paragraph.
  var cut: Range<Int> { prefixEnd..<max(prefixEnd, suffixStart) }

  /// Where the text of the line ends, shown or not: a UTF-8 offset in the paragraph.
  var textEnd: Int { max(suffixStart, line.contentEnd) }

  /// What is shown before the token; `nil` if nothing is.
  var prefix: LineSpan? {
    guard line.start < prefixEnd else { return nil }
    var prefix = part(line.start..<prefixEnd, width: prefixWidth)
    if token != nil { prefix.trailing = 0 }
    return prefix
  }

  /// What is shown after the token; `nil` if nothing is.
  var suffix: LineSpan? {
    suffixStart < line.contentEnd ? part(suffixStart..<line.contentEnd, width: suffixWidth) : nil
  }

  private func part(_ range: Range<Int>, width: Int64) -> LineSpan {
    var part = line
    (part.start, part.end, part.contentEnd) = (range.lowerBound, range.upperBound, range.upperBound)
    part.width = width
    return part
  }
}
