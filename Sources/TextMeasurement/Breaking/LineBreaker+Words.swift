extension LineBreaker {
  /// The line that breaks a word at the last grapheme cluster that fits, at least one.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - end: Where the word ends.
  /// - Returns: `nil` if the word is one grapheme cluster.
  func brokenWord(from start: LineStart, before end: Int) -> LineSpan? {
    let words = paragraph.breaksInsideWords
    let first = words.offsets.partitioningIndex { Int($0) > start.offset }
    let beyond = words.offsets.partitioningIndex { Int($0) >= end }
    guard first < beyond else { return nil }

    // The keys of places inside a word are known only when asked for; none lies further from the
    // pen than the size of the font.
    let slack = LayoutUnit(points: paragraph.size).rawValue
    var found = BreakSearch.lastFitting(
      words.pens, from: first, through: beyond - 1, reach: start.key + width + slack)
    while found > first, wordWidth(from: start, to: found, words) > width { found -= 1 }
    found = max(found, first)
    return wordSpan(
      from: start, to: found, width: wordWidth(from: start, to: found, words), words)
  }

  /// The line that ends at a place inside a word.
  func wordSpan(
    from start: LineStart,
    to index: Int,
    width: Int64,
    _ words: WordBreaks
  ) -> LineSpan {
    let end = Int(words.offsets[index])
    return LineSpan(
      start: start.offset,
      end: end,
      contentEnd: end,
      width: width,
      trailing: 0,
      reason: .overflow,
      showsHyphen: false,
      next: LineStart(
        offset: end,
        place: start.place,
        key: words.keys(at: index, of: paragraph).start,
        safeAfter: words.safeOffset(after: index)
      )
    )
  }

  /// The width of a line that ends inside a word, in layout units.
  private func wordWidth(from start: LineStart, to index: Int, _ words: WordBreaks) -> Int64 {
    if words.safeOffset(before: index) < start.safeAfter, !words.isSafe(index) {
      let end = Int(words.offsets[index])
      return max(0, shortWidth(from: start.offset, to: end, contentEnd: end).content)
    }
    return max(0, words.keys(at: index, of: paragraph).end - start.key)
  }
}
