internal import TextMeasurement

// Layout that goes through containers row by row.
extension LineStore {
  /// Lays out rows until there are no more, or one is enough.
  ///
  /// - Parameter isEnough: Whether layout has got far enough.
  func layOutFlow(until isEnough: (Flow) -> Bool) {
    guard !flow.isFinished, !containers.isEmpty, storage != nil, !isEnough(flow) else { return }
    pass(in: flow.nextRow.container) {
      repeat { layOutStep() } while !flow.isFinished && !isEnough(flow)
      if flow.paragraph == paragraphs.count, !hasExtraLine { flow.isFinished = true }
    }
  }

  /// Lays out the next row, takes paragraphs as they were, or goes to the next container.
  private func layOutStep() {
    guard let storage else { return }
    let index = flow.paragraph
    guard index < paragraphs.count else { return layOutExtraLine() }
    if flow.position.offset == 0, takeStaleParagraphs() { return }
    if isFull(flow.nextRow) { return leaveContainer() }
    let stored = storage.paragraphs[index]
    let layout = layout(ofParagraph: index)
    if flow.position.offset == 0, !layout.lines.isEmpty {
      paragraphs.update(at: index) { _ in layout.removeLines() }
    }
    let start = paragraphs.summary(before: index).text.utf16
    let prepared = prepared(index)
    let finder = finder(prepared, stored, in: flow.nextRow.container)
    let before = flow.position.offset == 0 ? layout.spacing.before : 0
    let row = RowFinder(finder, geometries[flow.nextRow.container])
      .row(from: flow.position, top: flow.nextRow.top(after: before))
    let height = geometries[flow.nextRow.container].height
    if flow.nextRow.rowCount > 0, row.bottom > height { return leaveContainer() }
    paragraphs.update(at: index) { _ in
      place(row, of: stored, layout, at: start, reachesBelow: row.bottom > height)
    }
    if finder.isEnd(flow.position) { endParagraph(layout) }
  }

  private func place(
    _ row: Row,
    of stored: StoredParagraph,
    _ layout: ParagraphLayout,
    at start: Int,
    reachesBelow: Bool
  ) {
    if flow.position.offset == 0 { layout.entry = flow.nextRow }
    for (number, fragment) in row.fragments.enumerated() {
      let utf16Range = stored.utf16Range(of: fragment.line.range, after: layout.lines.last)
      layout.append(
        LaidLine(
          fragment.line,
          utf16Range: utf16Range,
          below: lineSpacing(of: layout, below: utf16Range, at: start),
          edges: fragment.edges ?? edges(of: fragment.line, in: flow.nextRow.container),
          container: flow.nextRow.container,
          beginsRow: number == 0,
          overflowsContainer: reachesBelow
        ),
        next: fragment.line.next
      )
    }
    flow.position = layout.position
    flow.utf16Offset = Int(layout.lines.last?.utf16Range.upperBound ?? 0)
    flow.nextRow.rowCount += 1
    flow.nextRow.bottom = row.bottom
    flow.nextRow.gap = layout.lines.last?.below ?? 0
  }

  private func endParagraph(_ layout: ParagraphLayout) {
    flow.nextRow.gap += layout.spacing.after
    layout.exit = flow.nextRow
    paragraphs.update(at: flow.paragraph) { _ in layout.finish() }
    flow.paragraph += 1
    (flow.position, flow.utf16Offset) = (.first, 0)
  }

  /// Whether a container has as many rows as it takes.
  private func isFull(_ row: FlowPosition) -> Bool {
    guard let limit = containers[row.container].maximumNumberOfLines else { return false }
    return row.rowCount >= limit
  }

  private func layOutExtraLine() {
    guard let finder = extraLineFinder(in: flow.nextRow.container) else {
      flow.isFinished = true
      return
    }
    if isFull(flow.nextRow) { return leaveContainer() }
    let before = paragraphs.count > 0 ? spacing(ofParagraph: paragraphs.count - 1).before : 0
    let geometry = geometries[flow.nextRow.container]
    let found = RowFinder(finder, geometry).extraLine(top: flow.nextRow.top(after: before))
    if flow.nextRow.rowCount > 0, found.line.y + found.line.height > geometry.height {
      return leaveContainer()
    }
    let edges = found.edges ?? edges(of: found.line, in: flow.nextRow.container)
    flow.extraLine = (found.line, edges, flow.nextRow.container)
    flow.isFinished = true
  }

  /// Goes on in the next container; after the last there is text that nothing shows.
  private func leaveContainer() {
    if flow.nextRow.container + 1 < containers.count {
      flow.nextRow = flow.nextRow.nextContainer
      return
    }
    flow.isFinished = true
    flow.hasOverflowed = flow.paragraph < paragraphs.count
    if flow.hasOverflowed { shortenLastLine() }
  }

  /// Takes paragraphs as they were laid out, if the first one begins where it did.
  private func takeStaleParagraphs() -> Bool {
    guard let stale = flow.stale, stale.contains(flow.paragraph) else { return false }
    guard paragraphs[flow.paragraph].layout?.entry == flow.nextRow,
      let exit = paragraphs[stale.upperBound - 1].layout?.exit
    else {
      paragraphs.update(at: flow.paragraph) { $0.layout?.removeLines() }
      flow.stale = flow.paragraph + 1..<max(flow.paragraph + 1, stale.upperBound)
      return false
    }
    flow.paragraph = stale.upperBound
    flow.nextRow = exit
    flow.stale = nil
    return true
  }
}

extension LineStore {
  /// Shortens the last line that is shown, if its container says so.
  private func shortenLastLine() {
    let mode = containers[flow.nextRow.container].lastLineBreakMode
    let index = flow.position.offset > 0 ? flow.paragraph : flow.paragraph - 1
    guard let storage, mode.truncates, index >= 0, let layout = paragraphs[index].layout,
      let last = layout.lines.last
    else { return }
    let stored = storage.paragraphs[index]
    let container = Int(last.container)
    let finder = finder(prepared(index), stored, in: container)
    let number = layout.lines.count - 1
    let shown = finder.lastLine(
      reader(ofParagraph: index, layout).line(number),
      mode,
      between: geometries[container].hasExclusions ? textEdges(of: last) : nil
    )
    flow.shortened = (index, number, shown, last)
    let kept = LaidLine(
      shown,
      utf16Range: last.utf16Range.lowerBound..<Int32(stored.utf16Offset(shown.range.upperBound)),
      below: last.below,
      edges: last.edges,
      container: container,
      beginsRow: last.beginsRow,
      overflowsContainer: last.overflowsContainer
    )
    paragraphs.update(at: index) { _ in layout.replaceLine(number, with: kept) }
  }

  private func textEdges(of line: LaidLine) -> Range<Int64> {
    let padding = geometries[Int(line.container)].padding
    let lower = line.edges.lowerBound + padding
    return lower..<max(lower, line.edges.upperBound - padding)
  }

  /// Gives the line that was shortened its text back.
  private func lengthenLastLine() {
    guard let shortened = flow.shortened else { return }
    flow.shortened = nil
    paragraphs.update(at: shortened.paragraph) {
      $0.layout?.replaceLine(shortened.line, with: shortened.original)
    }
  }

  /// Goes back to the first row of a container, if layout has got there.
  func invalidate(fromContainer container: Int) {
    flow.stale = nil
    // What is left over, be it the empty line at the end, goes on in a container that is added.
    let isLeftOver = flow.hasOverflowed || flow.isFinished && flow.extraLine == nil && hasExtraLine
    let reached = flow.nextRow.container + (isLeftOver ? 1 : 0)
    guard reached >= container else { return linesDidChange() }
    lengthenLastLine()
    let last = flow.paragraph
    let isBegun = flow.position.offset > 0
    let found = paragraphs.first { $0.lastContainer >= container }?.index ?? last
    let first = container == 0 ? 0 : min(found, last)
    let kept = first < last || isBegun ? paragraphs[first].layout : nil
    paragraphs.update(in: min(first + 1, paragraphs.count)..<min(last + 1, paragraphs.count)) {
      $1.layout?.removeLines()
      return true
    }
    rewind(to: first, kept, container)
    linesDidChange()
    observer?.lineStoreDidInvalidate(self)
  }

  /// Makes a paragraph the one that layout goes on in, with those of its lines that stand in
  /// containers before one.
  private func rewind(to index: Int, _ layout: ParagraphLayout?, _ container: Int) {
    let lines = Array(layout?.lines.prefix { $0.container < container } ?? [])
    var next = Flow()
    next.paragraph = index
    if let last = lines.last, let layout {
      let entry = layout.entry ?? FlowPosition()
      let isCut = lines.count < layout.lines.count
      let position = isCut ? layout.lines[lines.count].start.position : layout.position
      paragraphs.update(at: index) { _ in
        layout.removeLines()
        layout.entry = entry
        layout.setLines(lines, next: position)
      }
      next.position = position
      next.utf16Offset = Int(last.utf16Range.upperBound)
      next.nextRow = FlowPosition(
        container: Int(last.container),
        rowCount: rowCount(of: lines, after: entry),
        bottom: last.bottom,
        gap: last.below
      )
    } else {
      paragraphs.update(in: index..<min(index + 1, paragraphs.count)) {
        $1.layout?.removeLines()
        return true
      }
      if index > 0 { next.nextRow = paragraphs[index - 1].layout?.exit ?? next.nextRow }
    }
    // The container before was left, as nothing more fitted in it.
    if container < containers.count { next.nextRow = FlowPosition(container: container) }
    flow = next
  }

  private func rowCount(of lines: [LaidLine], after entry: FlowPosition) -> Int {
    let container = lines.last?.container ?? 0
    let rows = lines.filter { $0.container == container && $0.beginsRow }.count
    return entry.container == Int(container) ? entry.rowCount + rows : rows
  }

  /// Goes back to a paragraph that is replaced with others, and keeps what follows for later.
  func rewind(toParagraph index: Int, replacing change: ParagraphChange) {
    lengthenLastLine()
    flow.extraLine = nil
    flow.isFinished = false
    flow.hasOverflowed = false
    let moved = change.newCount - change.oldCount
    let end = change.start + change.oldCount
    var stale = flow.stale ?? flow.paragraph..<flow.paragraph
    if flow.paragraph > index {
      // The paragraph that layout was in has lines to give up, unless it is replaced.
      if flow.paragraph >= end, flow.paragraph < paragraphs.count {
        paragraphs.update(at: flow.paragraph) { $0.layout?.removeLines() }
      }
      stale = end..<max(end, flow.paragraph)
    }
    flow.stale = nil
    let lower = max(stale.lowerBound, end)
    if lower < stale.upperBound { flow.stale = lower + moved..<stale.upperBound + moved }
    guard index <= flow.paragraph else { return }
    (flow.position, flow.utf16Offset) = (.first, 0)
    // Whether the next row still fits in the container that was left is found out again.
    flow.nextRow = index > 0 ? paragraphs[index - 1].layout?.exit ?? flow.nextRow : FlowPosition()
    flow.paragraph = index
  }
}

extension LineBreakMode {
  /// Whether a line that does not show all its text has a token for the rest.
  fileprivate var truncates: Bool {
    switch self {
    case .truncatingHead, .truncatingMiddle, .truncatingTail: true
    case .byWords, .byWholeWords, .byCharacters, .clipping: false
    }
  }
}
