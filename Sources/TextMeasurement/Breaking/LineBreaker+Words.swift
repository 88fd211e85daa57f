extension LineBreaker {
  /// The line that breaks a word at the last grapheme cluster that fits, at least one.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - place: The place of the break table at which the word, or its part up to a hyphen, ends.
  /// - Returns: `nil` if the word is one grapheme cluster, or may not be broken.
  func brokenWord(from start: LineStart, before place: Int) -> LineSpan? {
    let words = paragraph.breaksInsideWords
    let bound = paragraph.breaks.contentEnd(of: place)
    let beyond = words.offsets.partitioningIndex { Int($0) >= bound }
    let next = words.offsets.partitioningIndex { Int($0) > start.offset }
    guard let first = words.firstBreak(from: next, before: beyond) else {
      return spanWithoutHyphen(from: start, to: place)
    }

    let width = room(from: start)
    var found = BreakSearch.lastFitting(
      from: first,
      through: beyond - 1,
      reach: start.key + width + slack + words.mostTracking
    ) { words.pens[$0] }
    found = words.lastBreak(upTo: max(found, first))
    let places = first..<beyond
    var end = wordEnd(from: start, at: found, places, words)
    while found > first, end.width > width {
      found = words.lastBreak(upTo: found - 1)
      end = wordEnd(from: start, at: found, places, words)
    }
    guard isBeforeSoftHyphen(Int(words.offsets[end.index]), place) else {
      return span(from: start, to: end, words)
    }
    // The hyphen does not fit: one cluster fewer leaves it something to stand after.
    return found > first
      ? span(
        from: start,
        to: wordEnd(from: start, at: words.lastBreak(upTo: found - 1), places, words),
        words
      )
      : spanOverSoftHyphen(from: start, to: end, at: place, words)
  }

  /// Where a line ends inside a word.
  struct WordEnd {
    /// The place, an index in the breaks inside words.
    var index: Int

    /// The place where its white space at the end begins.
    var content: Int

    /// How wide the line is without it, in layout units.
    var width: Int64

    /// How wide the white space is.
    var trailing: Int64 = 0
  }

  /// How far the pen at a place inside a word may lie beyond the end of a line that ends there.
  ///
  /// The keys of such places are known only when asked for. A break changes a glyph or two; beside
  /// marks it can take away a dotted circle as well.
  var slack: Int64 {
    LayoutUnit(points: (paragraph.containsMarks ? 4 : 1) * paragraph.size).rawValue
  }

  private func isBeforeSoftHyphen(_ offset: Int, _ place: Int) -> Bool {
    let facts = paragraph.breaks.places[place]
    return facts.traits.isDisjoint(with: .isHyphenation) && facts.traits.contains(.showsHyphen)
      && Int(facts.offset) == offset + 2
  }

  /// The line that ends with a cluster and the soft hyphen after it, and has no room to show that.
  private func spanOverSoftHyphen(
    from start: LineStart,
    to end: WordEnd,
    at place: Int,
    _ words: WordBreaks
  ) -> LineSpan {
    var span = span(from: start, to: end, words)
    span.next = LineStart(after: place, of: paragraph.breaks)
    span.end = span.next.offset
    // The soft hyphen is not shown, but what is left after it hangs too.
    span.trailing += paragraph.run(before: span.end).tracking
    return span
  }

  /// The end of a line at a place inside a word, with the white space around the place hanging.
  ///
  /// White space that no line may end after, such as that before a slash, is part of a word.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - index: The place.
  ///   - places: The places where the line may end.
  ///   - words: The breaks inside words.
  /// - Returns: The end, and how wide the line is.
  private func wordEnd(
    from start: LineStart,
    at index: Int,
    _ places: Range<Int>,
    _ words: WordBreaks
  ) -> WordEnd {
    var content = index
    while content > places.lowerBound, hangs(words, at: content - 1) { content -= 1 }
    var end = index
    while end + 1 < places.upperBound, hangs(words, at: end), words.isBreak(end + 1) {
      end += 1
    }
    guard end > content else {
      return WordEnd(
        index: index,
        content: index,
        width: wordWidth(from: start, to: index, words),
        trailing: words.tracking(before: index)
      )
    }
    let ends = words.ends(at: end, content: content, of: paragraph)
    return WordEnd(
      index: end,
      content: content,
      width: max(0, ends.content - start.key),
      trailing: max(0, ends.advance - ends.content)
    )
  }

  private func hangs(_ words: WordBreaks, at index: Int) -> Bool {
    WhiteSpace.hangs(in: paragraph.text, at: Int(words.offsets[index]))
  }

  /// The line that ends inside a word.
  func span(from start: LineStart, to end: WordEnd, _ words: WordBreaks) -> LineSpan {
    let offset = Int(words.offsets[end.index])
    var place = start.place
    // Hyphenation places that were not allowed lie before.
    while Int(paragraph.breaks.places[place].offset) <= offset { place += 1 }
    return LineSpan(
      start: start.offset,
      end: offset,
      contentEnd: Int(words.offsets[end.content]),
      width: end.width,
      trailing: end.trailing,
      reason: .overflow,
      showsHyphen: false,
      next: LineStart(
        offset: offset,
        place: place,
        key: words.startKey(at: end.index, of: paragraph),
        safeAfter: words.safeOffset(after: end.index)
      )
    )
  }

  /// The width of a line that ends inside a word, in layout units.
  func wordWidth(from start: LineStart, to index: Int, _ words: WordBreaks) -> Int64 {
    if words.safeOffset(before: index) < start.safeAfter, !words.isSafe(index) {
      let end = Int(words.offsets[index])
      return max(0, shortWidth(from: start.offset, to: end, contentEnd: end).content)
    }
    return max(0, words.endKey(at: index, of: paragraph) - start.key)
  }
}
