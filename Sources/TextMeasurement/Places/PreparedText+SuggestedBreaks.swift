public import TextAnalysis

extension PreparedText {
  /// How much text a line takes that begins at an offset, as CoreText's typesetter suggests.
  ///
  /// The line ends where ``lines(forWidth:)`` would end it: at the last break opportunity whose
  /// content fits, white space and a newline after it included; inside a word that is too wide, at
  /// the last grapheme cluster that fits, at least one. Indents leave less room.
  ///
  /// - Parameters:
  ///   - offset: Where the line begins; an offset inside a grapheme cluster counts as its start,
  ///     one before the text as 0.
  ///   - width: As for ``size(forWidth:)``.
  /// - Returns: The bytes of UTF-8 from `offset` to the line's end; 0 at the end of the text.
  /// - Complexity: O(log *b*) in the places where one can break, but inside words.
  public func suggestedLineBreak(from offset: TextOffset, width: Double) -> Int {
    let offset = TextOffset(utf8: max(0, offset.utf8))
    guard let (index, start) = lineStart(at: offset.utf8) else { return 0 }
    let line = LineBreaker(paragraphs[index], width: room(for: width)).line(from: start)
    return self.start(of: index) + line.end - offset.utf8
  }

  /// How much text a line takes that begins at an offset and may end at any grapheme cluster.
  ///
  /// White space after what fits, and a newline, belong to the line.
  ///
  /// - Parameters:
  ///   - offset: Where the line begins; an offset inside a grapheme cluster counts as its start,
  ///     one before the text as 0.
  ///   - width: As for ``size(forWidth:)``.
  /// - Returns: The bytes of UTF-8 from `offset` to the line's end: at least one cluster; 0 at the
  ///   end of the text.
  /// - Complexity: O(*n*) in the clusters of the line.
  public func suggestedClusterBreak(from offset: TextOffset, width: Double) -> Int {
    let offset = TextOffset(utf8: max(0, offset.utf8))
    guard let (index, start) = lineStart(at: offset.utf8) else { return 0 }
    let breaker = LineBreaker(paragraphs[index], width: room(for: width), wrap: .greedy)
    return self.start(of: index) + breaker.clusterBreak(from: start) - offset.utf8
  }

  /// The paragraph of an offset, and the start of a line there; `nil` at the end of the text.
  private func lineStart(at offset: Int) -> (paragraph: Int, start: LineStart)? {
    let index = max(paragraphs.indices.partitioningIndex { start(of: $0) > offset }, 1) - 1
    let paragraph = paragraphs[index]
    let local = max(0, offset - start(of: index))
    guard local < paragraph.text.count else { return nil }
    return (index, paragraph.lineStart(at: local))
  }
}

extension Paragraph {
  /// The start of a line at an offset; one inside a grapheme cluster counts as its start.
  fileprivate func lineStart(at offset: Int) -> LineStart {
    if offset == 0 { return .paragraph }
    let place = breaks.places.partitioningIndex { Int($0.offset) >= offset }
    if place < breaks.places.count, Int(breaks.places[place].offset) == offset {
      return LineStart(after: place, of: breaks)
    }
    let words = breaksInsideWords
    let index = max(words.offsets.partitioningIndex { Int($0) > offset }, 1) - 1
    guard Int(words.offsets[index]) == offset else {
      return lineStart(at: Int(words.offsets[index]))
    }
    return LineStart(
      offset: offset,
      place: place,
      key: words.startKey(at: index, of: self),
      safeAfter: words.safeOffset(after: index)
    )
  }
}

extension LineBreaker {
  /// Where a line ends that takes as many grapheme clusters as fit, at least one, and the white
  /// space after them: a UTF-8 offset in the paragraph.
  fileprivate func clusterBreak(from start: LineStart) -> Int {
    let words = paragraph.breaksInsideWords
    let last = mandatoryPlace(from: start.place)
    let contentEnd = paragraph.breaks.contentEnd(of: last)
    let room = room(from: start)
    // A break changes a few glyphs, so a cluster can fit after one that does not.
    let slack = 4 * LayoutUnit(points: paragraph.size).rawValue
    let first = words.offsets.partitioningIndex { Int($0) > start.offset }
    var pen = pen(from: start)
    var found = first
    var index = first
    while index < words.offsets.count, Int(words.offsets[index]) <= contentEnd {
      let width = wordWidth(from: start, to: index, words, &pen)
      if width <= room { found = index }
      if width > room + slack { break }
      index += 1
    }
    // White space after what fits hangs.
    while Int(words.offsets[found]) < Int(paragraph.breaks.places[last].offset),
      paragraph.hangs(at: Int(words.offsets[found]))
    {
      found += 1
    }
    return Int(words.offsets[found])
  }
}

extension Paragraph {
  fileprivate func hangs(at offset: Int) -> Bool {
    offset < text.count && WhiteSpace.hangs(in: text, at: offset)
  }
}
