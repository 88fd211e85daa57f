internal import TextAnalysis
internal import Typography

extension PreparedText {
  /// The lines of the text that are shown within a limit.
  ///
  ///     text.limited(forWidth: 120, LineLimit(lineCount: 2, truncation: Truncation(.tail)))
  ///
  /// - Parameters:
  ///   - width: As for ``size(forWidth:)``.
  ///   - limit: How much is shown. Text is left out where more would follow; a line with a token is
  ///     never wider than its room nor higher than it would be without.
  /// - Returns: The lines, their size, and whether text is left out.
  /// - Complexity: Stops at the limit: O(*l* log *b*) in the lines that are shown and the places
  ///   where one can break. Where text would be left out, a smaller scale prepares it some five
  ///   times, and tightening some seven.
  public func limited(forWidth width: Double?, _ limit: LineLimit) -> LimitedText {
    let asked = shown(forWidth: width, limit)
    guard asked.isTruncated else { return asked }
    return shrunk(forWidth: width, limit) ?? asked
  }

  /// The lines that are shown within a limit, in the text's own size.
  func shown(forWidth width: Double?, _ limit: LineLimit) -> LimitedText {
    let room = room(for: width)
    var (lines, isCut) = shownLines(room, limit)
    if isCut, let truncation = limit.truncation {
      var tokens: TokenSet? = TokenSet(truncation, of: self)
      lines[lines.count - 1].truncate(truncation.mode, room: room, of: self, &tokens)
    }
    let textWidth = self.width(ofWidest: neededWidth(of: lines), in: room)
    let textHeight = height(of: lines, reserving: limit.reservedLineCount)
    return LimitedText(
      text: self,
      placedLines: lines,
      textWidth: textWidth,
      size: boxSize(ofLines: textWidth, textHeight),
      isTruncated: isCut || lines.contains { $0.truncation != nil }
    )
  }

  /// The lines within a limit, at least one, and whether more follow.
  private func shownLines(_ room: Int64, _ limit: LineLimit) -> ([PlacedSpan], Bool) {
    let lineLimit = limit.lineCount.map { max(1, $0) } ?? .max
    let heightLimit =
      limit.height.map { LayoutUnit.floor(points: $0).rawValue - contentInsets.bottom }
      ?? LayoutUnit.limit
    var lines: [PlacedSpan] = []
    var isCut = false
    forEachLine(room: room) { line in
      let bottom = LayoutUnit.sum(line.y, line.height)
      isCut = !lines.isEmpty && (lines.count >= lineLimit || bottom > heightLimit)
      if !isCut { lines.append(line) }
      return !isCut
    }
    return (lines, isCut)
  }

  /// The height of lines that are shown, or of so many lines if that is more, in layout units.
  private func height(of lines: [PlacedSpan], reserving count: Int) -> Int64 {
    let bottom = lines.last.map { $0.y + $0.height - contentInsets.top } ?? 0
    let first = paragraphs[0]
    let lineHeight = first.rules.stacking.height(of: first.lineMetrics[0])
    let reserved = LayoutUnit.sum(
      LayoutUnit.product(max(0, count), lineHeight),
      LayoutUnit.product(max(1, count) - 1, first.rules.stacking.lineSpacing)
    )
    return max(bottom, reserved)
  }

  /// What is left out of a line, for those who asked.
  ///
  /// - Parameters:
  ///   - placed: The line.
  ///   - width: The width of the text, in layout units.
  /// - Returns: `nil` if nothing is.
  func truncation(of placed: PlacedSpan, in width: Int64) -> LineTruncation? {
    guard let truncated = placed.truncation else { return nil }
    let start = start(of: placed.paragraph)
    let tokenX =
      x(of: placed, in: width)
      + truncated.tokenX(isRightToLeft: paragraphs[placed.paragraph].baseLevel.isRightToLeft)
    let cut = truncated.cut
    return LineTruncation(
      cut: TextOffset(utf8: start + cut.lowerBound)..<TextOffset(utf8: start + cut.upperBound),
      token: truncated.token?.text,
      tokenX: LayoutUnit(rawValue: tokenX).points,
      tokenWidth: LayoutUnit(rawValue: truncated.tokenWidth).points
    )
  }
}
