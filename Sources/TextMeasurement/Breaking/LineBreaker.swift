/// Greedy line breaking: each line takes as much as fits.
///
/// A line ends at the last place whose content fits. If not even the first does, the word is broken
/// at the last grapheme cluster that fits, at least one; or it overflows, where words may not be
/// broken. Where hyphenation has limits, places that these forbid are passed over.
struct LineBreaker: Sendable {
  let paragraph: Paragraph

  /// Whether words wider than the line are broken.
  let breaksWords: Bool

  /// Whether lines may end at hyphenation places.
  let hyphenates: Bool

  /// The width of the text, in layout units.
  let width: Int64

  /// The room for the first line, in layout units.
  private let firstRoom: Int64

  /// The room for the other lines.
  private let otherRoom: Int64

  /// From the leading margin to the start of lines; `nil` if the style of the paragraph says it.
  let fragmentIndent: Int64?

  /// The places where lines end, if they were chosen together: indices in the break table.
  private var chosenEnds: [Int] = []

  /// Breaks a paragraph at a width.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - width: The room for lines and indents, in layout units.
  ///   - breaksWords: Whether words wider than the line are broken; `nil` leaves it to the
  ///     paragraph.
  ///   - wrap: How the places are chosen where lines end; `nil` leaves it to the paragraph.
  ///   - hyphenates: Whether lines may end at hyphenation places, of a paragraph that limits these.
  init(
    _ paragraph: Paragraph,
    width: Int64,
    breaksWords: Bool? = nil,
    wrap: TextWrap? = nil,
    hyphenates: Bool = true
  ) {
    self.paragraph = paragraph
    self.width = width
    self.hyphenates = hyphenates
    self.breaksWords = breaksWords ?? (paragraph.rules.style.lineBreakMode == .byWords)
    fragmentIndent = nil
    firstRoom = paragraph.rules.indents.room(in: width, isFirst: true)
    otherRoom = paragraph.rules.indents.room(in: width, isFirst: false)
    if (wrap ?? paragraph.rules.style.textWrap) != .greedy { chosenEnds = LineChooser(self).ends() }
  }

  /// Breaks a paragraph beside something that leaves its lines other room than indents do.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - room: The room for a line, in layout units.
  ///   - indent: From the leading margin to the start of the line.
  ///   - breaksWords: Whether words wider than the line are broken.
  init(_ paragraph: Paragraph, room: Int64, indent: Int64, breaksWords: Bool) {
    self.paragraph = paragraph
    width = room
    hyphenates = true
    self.breaksWords = breaksWords
    fragmentIndent = indent
    firstRoom = room
    otherRoom = room
  }

  /// The room for the line that begins at a start, in layout units.
  func room(from start: LineStart) -> Int64 { room(isFirst: start.offset == 0) }

  /// The room for the first line, or for another, in layout units.
  func room(isFirst: Bool) -> Int64 { isFirst ? firstRoom : otherRoom }

  /// Finds the line that begins at a start, which lies before the paragraph's end.
  func line(from start: LineStart) -> LineSpan {
    var line = naturalLine(from: start)
    if paragraph.limitsHyphenation, line.showsHyphen,
      paragraph.rules.style.hyphenation.lineLimit > 0
    {
      line.next.hyphenatedLines = start.hyphenatedLines + 1
    }
    line.indent = fragmentIndent
    return paragraph.rules.keepsWidths ? line : fitted(line, in: room(from: start))
  }

  private func naturalLine(from start: LineStart) -> LineSpan {
    let breaks = paragraph.breaks
    if !chosenEnds.isEmpty {
      let place = chosenEnds[chosenEnds.partitioningIndex { $0 >= start.place }]
      return span(from: start, to: place, width: lineWidth(from: start, to: place))
    }
    let last = mandatoryPlace(from: start.place)
    if !paragraph.tabs.isEmpty { return tabbedLine(from: start, upTo: last) }
    var fitting = lastFitting(from: start, upTo: last)
    var first = start.place
    if paragraph.limitsHyphenation {
      fitting = fitting.flatMap { lastAllowed(from: start, upTo: $0) }
      first = firstAllowed(from: start)
    }
    if let place = fitting {
      return span(from: start, to: place, width: lineWidth(from: start, to: place))
    }
    if breaksWords, start.offset < breaks.contentEnd(of: first),
      let span = brokenWord(from: start, before: first)
    {
      return span
    }
    return span(from: start, to: first, width: lineWidth(from: start, to: first))
  }

  /// The first place at or after another at which a line must end.
  func mandatoryPlace(from place: Int) -> Int {
    let mandatory = paragraph.breaks.mandatory
    let next = mandatory.isEmpty ? 0 : mandatory.partitioningIndex { Int($0) >= place }
    return next < mandatory.count ? Int(mandatory[next]) : paragraph.breaks.places.count - 1
  }

  /// The last place where a line can end, or `nil` if even the first is too far.
  private func lastFitting(from start: LineStart, upTo last: Int) -> Int? {
    let breaks = paragraph.breaks
    let width = room(from: start)
    let reach = start.key + width
    var found = BreakSearch.lastFitting(
      from: start.place,
      through: last,
      reach: reach + breaks.fall
    ) { breaks.places[$0].end }
    if breaks.fall == 0, start.safeAfter == start.offset {
      return found < start.place ? nil : found
    }
    // Short lines can be narrower than their keys say, where both ends change the same glyphs.
    while found < last, isShort(from: start, to: found + 1) { found += 1 }
    while found >= start.place {
      if lineWidth(from: start, to: found) <= width { return found }
      found -= 1
    }
    return nil
  }

  /// Whether the glyphs that change at both ends of a line overlap.
  private func isShort(from start: LineStart, to place: Int) -> Bool {
    guard start.safeAfter > start.offset,
      let unsafe = paragraph.breaks.unsafeSpan(at: place)
    else { return false }
    return Int(unsafe.safeBefore) < start.safeAfter
  }

  /// The width of the content of a line, in layout units.
  func lineWidth(from start: LineStart, to place: Int) -> Int64 {
    let breaks = paragraph.breaks
    guard isShort(from: start, to: place) else {
      return max(0, breaks.places[place].end - start.key)
    }
    let facts = breaks.places[place]
    var width = shortWidth(
      from: start.offset,
      to: Int(facts.offset),
      contentEnd: breaks.contentEnd(of: place)
    ).content
    if facts.traits.contains(.showsHyphen) {
      width += Hyphen(for: paragraph.runs[paragraph.runIndex(at: start.offset)]).widening
    }
    return max(0, width)
  }

  /// The width of a line inside one run, both of whose ends change its glyphs.
  func shortWidth(from start: Int, to end: Int, contentEnd: Int) -> Reshaping.Width {
    paragraph.shortLineWidth(from: start, to: end) {
      let run = paragraph.runs[paragraph.runIndex(at: start)]
      return paragraph.reshaping {
        $0.width(of: run, start..<end, contentEnd: contentEnd)
      }
    }
  }

  /// The line that ends at a place of the break table.
  func span(from start: LineStart, to place: Int, width: Int64) -> LineSpan {
    let breaks = paragraph.breaks
    let facts = breaks.places[place]
    let isLast = place == breaks.places.count - 1
    let end = Int(facts.offset)
    return LineSpan(
      start: start.offset,
      end: end,
      contentEnd: max(start.offset, breaks.contentEnd(of: place)),
      width: width,
      trailing: trailing(from: start, to: place),
      reason: facts.traits.contains(.isMandatory)
        ? .mandatory : isLast ? .endOfText : .opportunity,
      showsHyphen: facts.traits.contains(.showsHyphen),
      next: LineStart(after: place, of: breaks)
    )
  }

  /// The advance of the white space that hangs after a line.
  private func trailing(from start: LineStart, to place: Int) -> Int64 {
    let breaks = paragraph.breaks
    let facts = breaks.places[place]
    // A hyphen stands after the tracking of the last cluster, so that nothing hangs.
    if facts.traits.contains(.showsHyphen) { return 0 }
    if isShort(from: start, to: place) {
      let width = shortWidth(
        from: start.offset,
        to: Int(facts.offset),
        contentEnd: breaks.contentEnd(of: place)
      )
      return width.advance - width.content
    }
    // A line of white space alone has no content before it, nor the tracking after that.
    if breaks.contentEnd(of: place) <= start.offset {
      return max(0, breaks.places[place].end + breaks.trailing(at: place) - start.key)
    }
    return breaks.trailing(at: place)
  }
}
