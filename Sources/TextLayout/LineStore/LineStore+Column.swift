internal import TextMeasurement

// Layout where the place of a paragraph says nothing about its lines.
extension LineStore {
  /// Lays out the text of a column from the top, as far as asked and no further.
  ///
  /// - Parameters:
  ///   - last: The last paragraph that is needed; one beyond the end asks for all.
  ///   - offset: The UTF-16 offset in it whose line is needed; `nil` asks for all of it.
  func layOutColumn(throughParagraph last: Int, _ offset: Int?) {
    guard let first = paragraphs.first(where: { $0.incomplete > 0 })?.index, first <= last else {
      return
    }
    if first == last, let offset, let line = paragraphs[first].layout?.lines.last,
      line.reaches(offset)
    {
      return
    }
    pass(in: 0) {
      layOutColumn(paragraphs: first..<min(last, paragraphs.count))
      if last < paragraphs.count {
        layOutColumn(paragraph: last, until: offset.map { offset in { $0.reaches(offset) } })
      }
    }
  }

  /// Lays out paragraphs of a column, those that are laid out left as they are.
  func layOutColumn(paragraphs range: Range<Int>) {
    guard let storage else { return }
    var last = range.lowerBound
    var start = paragraphs.summary(before: last).text.utf16
    let hasHooks = hooks != nil
    var texts = SummaryTreeCursor(storage.paragraphs)
    paragraphs.update(in: range, where: { $0.incomplete > 0 }) { index, paragraph in
      let stored = texts.element(at: index)
      // Only hooks want to know where paragraphs begin.
      if hasHooks {
        start += storage.paragraphs.summary(in: last..<index).utf16
        last = index
      }
      let layout = paragraph.layout ?? ParagraphLayout()
      paragraph.layout = layout
      layOut(layout, stored, at: start)
      return true
    }
  }

  /// Lays out a paragraph of a column, up to a line that is enough.
  func layOutColumn(paragraph index: Int, until isEnough: ((LaidLine) -> Bool)? = nil) {
    guard let storage else { return }
    let stored = storage.paragraphs[index]
    let start = paragraphs.summary(before: index).text.utf16
    paragraphs.update(at: index) { paragraph in
      let layout = paragraph.layout ?? ParagraphLayout()
      paragraph.layout = layout
      if layout.progress != .finished { layOut(layout, stored, at: start, until: isEnough) }
    }
  }

  private func layOut(
    _ layout: ParagraphLayout,
    _ stored: StoredParagraph,
    at start: Int,
    until isEnough: ((LaidLine) -> Bool)? = nil
  ) {
    if layout.progress == .framed { layout.removeLines() }
    if let isEnough, let line = layout.lines.last, isEnough(line) { return }
    let prepared = generate(layout, stored, at: start)
    let hasHooks = hooks != nil
    if isEnough == nil, !hasHooks, layout.finish(in: columnShape) { return }
    let isEnough = isEnough ?? { _ in false }
    // Lines are gathered in an array that is there, so that those that stay take no more than they
    // need.
    var lines = gatheredLines
    gatheredLines = []
    if !layout.lines.isEmpty { lines += layout.lines }
    var position = layout.position
    var isWanted = true
    if !hasHooks {
      (position, isWanted) = appendPlainLines(of: prepared, layout, to: &lines, isEnough)
    }
    if isWanted, !prepared.isEnd(position) {
      position = appendLines(
        of: prepared,
        stored,
        layout,
        at: start,
        from: position,
        to: &lines,
        isEnough
      )
    }
    let isEnd = prepared.isEnd(position)
    layout.setLines(lines, next: isEnd ? .first : position)
    if isEnd { layout.finish() }
    lines.removeAll(keepingCapacity: lines.count < Self.gatheredLimit)
    gatheredLines = lines
  }

  /// Appends the lines of a paragraph that are found at once.
  ///
  /// - Returns: Where the next line begins, and whether it is wanted.
  private func appendPlainLines(
    of prepared: PreparedParagraph,
    _ layout: ParagraphLayout,
    to lines: inout [LaidLine],
    _ isEnough: (LaidLine) -> Bool
  ) -> (LinePosition, Bool) {
    let column = columnShape
    guard let plain = column.finder(prepared) else { return (layout.position, true) }
    let spacing = layout.spacing.line
    var isWanted = true
    let position = plain.forEachLine(from: layout.position) { line in
      let laid = column.laid(line, of: prepared, after: lines.last, height: plain.height, spacing)
      lines.append(laid)
      isWanted = !isEnough(laid)
      return isWanted
    }
    return (position, isWanted)
  }

  /// Appends the lines of a paragraph one by one.
  ///
  /// - Returns: Where the next line begins.
  private func appendLines(
    of prepared: PreparedParagraph,
    _ stored: StoredParagraph,
    _ layout: ParagraphLayout,
    at start: Int,
    from first: LinePosition,
    to lines: inout [LaidLine],
    _ isEnough: (LaidLine) -> Bool
  ) -> LinePosition {
    let finder = finder(prepared, stored, in: 0)
    var position = first
    var y = top(after: lines.last)
    while !finder.isEnd(position) {
      let line = finder.line(from: position, y: y)
      let utf16Range = stored.utf16Range(of: line.range, after: lines.last)
      let laid = LaidLine(
        line,
        utf16Range: utf16Range,
        below: lineSpacing(of: layout, below: utf16Range, at: start),
        edges: edges(of: line, in: 0)
      )
      lines.append(laid)
      position = line.next
      y = LayoutUnit.sum(laid.bottom, laid.below)
      if isEnough(laid) { break }
    }
    return position
  }

  /// Where the line after another stands.
  private func top(after line: LaidLine?) -> Int64 {
    line.map { LayoutUnit.sum($0.bottom, $0.below) } ?? 0
  }

  /// The most lines that room is kept for.
  private static let gatheredLimit = 1000

  /// Lays out a column from the top down to a height.
  func layOutColumn(downTo bottom: Int64) {
    guard let first = paragraphs.first(where: { $0.incomplete > 0 })?.index else { return }
    var index = first
    var top = self.top(ofParagraph: first)
    guard top < bottom, lowestLine(ofParagraph: first).map({ top + $0 < bottom }) ?? true else {
      return
    }
    pass(in: 0) {
      while index < paragraphs.count, top < bottom {
        layOutColumn(paragraph: index) { [top] in top + $0.bottom >= bottom }
        index += 1
        if index < paragraphs.count { top = self.top(ofParagraph: index) }
      }
    }
  }

  private func lowestLine(ofParagraph index: Int) -> Int64? {
    paragraphs[index].layout?.lines.last.map(\.bottom)
  }

  /// Where the first line of a paragraph of a column stands; estimated where lines above are not
  /// laid out.
  func top(ofParagraph index: Int) -> Int64 {
    guard index > 0 else { return 0 }
    let before = paragraphs.summary(before: index)
    return height(of: before) + spacing(ofParagraph: index).before - spacing(ofParagraph: 0).before
  }

  /// The height of the first paragraphs, with what is left around their lines.
  func height(of sum: LaidLength) -> Int64 {
    guard sum.unlaid > 0 else { return sum.height }
    let rest = estimate?.height(of: sum.unlaid, utf16Count: sum.unlaidUTF16Count) ?? 0
    return LayoutUnit.sum(sum.height, rest)
  }

  /// The height of all text of a column, with an empty line at its end.
  var columnHeight: Int64 {
    guard let line = extraLine(in: 0) else {
      let last = paragraphs[paragraphs.count - 1].layout
      let below = last?.progress == .begun ? nil : last?.below
      return height(of: paragraphs.summary) - spacing(ofParagraph: 0).before - (below ?? 0)
    }
    return extraLineTop + line.height
  }

  /// Where the empty line at the end of a column stands.
  var extraLineTop: Int64 {
    guard paragraphs.count > 0 else { return 0 }
    return height(of: paragraphs.summary) - spacing(ofParagraph: 0).before
      + spacing(ofParagraph: paragraphs.count - 1).before
  }
}
