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
      from: first,
      through: beyond - 1,
      reach: start.key + width + slack
    ) { words.pens[$0] }
    while found > first, wordWidth(from: start, to: found, words) > width { found -= 1 }
    found = max(found, first)
    if isBeforeSoftHyphen(Int(words.offsets[found]), start.place) {
      // The hyphen does not fit: one cluster fewer leaves it something to stand after.
      guard found > first else { return spanOverSoftHyphen(from: start, to: found, words) }
      found -= 1
    }
    let width = wordWidth(from: start, to: found, words)
    return spanWithWhiteSpace(from: start, to: found, before: beyond, words)
      ?? wordSpan(from: start, to: found, width: width, words)
  }

  private func isBeforeSoftHyphen(_ offset: Int, _ place: Int) -> Bool {
    let facts = paragraph.breaks.places[place]
    return facts.traits.contains(.showsHyphen) && Int(facts.offset) == offset + 2
  }

  /// The line that ends with a cluster and the soft hyphen after it, and has no room to show that.
  private func spanOverSoftHyphen(
    from start: LineStart,
    to index: Int,
    _ words: WordBreaks
  ) -> LineSpan {
    var span = wordSpan(
      from: start,
      to: index,
      width: wordWidth(from: start, to: index, words),
      words
    )
    span.next = LineStart(after: start.place, of: paragraph.breaks)
    span.end = span.next.offset
    return span
  }

  /// The line that ends inside a word and takes the white space along that follows there.
  ///
  /// White space that no line may end after, such as that before a slash, is part of a word.
  ///
  /// - Returns: `nil` if no white space follows, or if the content fits only without it.
  private func spanWithWhiteSpace(
    from start: LineStart,
    to content: Int,
    before beyond: Int,
    _ words: WordBreaks
  ) -> LineSpan? {
    var end = content
    while end + 1 < beyond, WhiteSpace.hangs(in: paragraph.bytes, at: Int(words.offsets[end])) {
      end += 1
    }
    guard end > content else { return nil }
    let ends = words.ends(at: end, content: content, of: paragraph)
    let width = max(0, ends.content - start.key)
    guard width <= self.width else { return nil }
    var span = wordSpan(from: start, to: end, width: width, words)
    span.contentEnd = Int(words.offsets[content])
    span.trailing = max(0, ends.advance - ends.content)
    return span
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
