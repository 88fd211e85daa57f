internal import Foundation
internal import TextMeasurement

extension LineStore {
  /// What is laid out takes of a container; causes no layout.
  func usedRect(of container: Int) -> UsedRect {
    let use = use(of: container)
    let padding = geometries[container].padding
    guard use.lineCount > 0 else {
      return UsedRect(
        containerRect: .zero,
        textRect: .zero,
        lineCount: 0,
        isComplete: use.isComplete
      )
    }
    return UsedRect(
      containerRect: ContainerRect(
        left: use.minX - padding,
        top: use.top,
        right: use.maxX + padding,
        bottom: use.bottom
      ),
      textRect: ContainerRect(left: use.minX, top: use.top, right: use.maxX, bottom: use.bottom),
      lineCount: use.lineCount,
      isComplete: use.isComplete
    )
  }

  /// The top of a line, from that of its container.
  func top(of line: LaidLine, inParagraph index: Int) -> Int64 {
    isColumn ? LayoutUnit.sum(top(ofParagraph: index), line.y) : line.y
  }

  /// A line that is laid out, for those who asked.
  func fragment(_ index: LineIndex) -> LineFragment? {
    guard index.paragraph < paragraphs.count, let layout = validLayout(index.paragraph),
      index.line < layout.lines.count
    else { return nil }
    let top = isColumn ? top(ofParagraph: index.paragraph) : 0
    let start = paragraphs.summary(before: index.paragraph).text.utf16
    let reader = reader(ofParagraph: index.paragraph, layout)
    return fragment(index, layout, reader, paragraphTop: top, start: start)
  }

  /// Visits lines that are laid out, those of a paragraph together, as long as `visit` asks for
  /// more.
  func forEachFragment(
    inParagraphs range: Range<Int>,
    while visit: (LineIndex, LineFragment) -> Bool
  ) {
    var start = paragraphs.summary(before: range.lowerBound).text.utf16
    for index in range {
      defer { start += paragraphs[index].length.utf16 }
      guard let layout = validLayout(index) else { continue }
      let top = isColumn ? top(ofParagraph: index) : 0
      let reader = reader(ofParagraph: index, layout)
      for line in layout.lines.indices {
        let index = LineIndex(paragraph: index, line: line)
        let fragment = fragment(index, layout, reader, paragraphTop: top, start: start)
        guard visit(index, fragment) else { return }
      }
    }
  }

  private func fragment(
    _ index: LineIndex,
    _ layout: ParagraphLayout,
    _ reader: LineReader,
    paragraphTop: Int64,
    start: Int
  ) -> LineFragment {
    let laid = layout.lines[index.line]
    let line = reader.line(index.line)
    let top = LayoutUnit.sum(paragraphTop, line.y)
    let isLast = index.line == layout.lines.count - 1 && layout.progress == .finished
    let isTextEnd = index.paragraph == paragraphs.count - 1 && !hasExtraLine
    let before =
      index.line == 0 && isBelowOther(index.paragraph, layout) ? layout.spacing.before : 0
    let after = isLast && !isTextEnd ? layout.spacing.after : 0
    let below = isLastRow(index.paragraph, index.line) ? 0 : laid.below
    return fragment(
      line,
      top: top,
      edges: laid.edges,
      container: Int(laid.container),
      rectTop: top - before,
      rectBottom: LayoutUnit.sum(top, line.height + laid.below + after),
      usedBottom: LayoutUnit.sum(top, line.height + below),
      characters: start + Int(laid.utf16Range.lowerBound)..<start + Int(laid.utf16Range.upperBound),
      truncated: truncatedRange(of: line, index.paragraph, start),
      overflowsContainer: laid.overflowsContainer
    )
  }

  /// Whether a paragraph does not begin at the top of a container.
  private func isBelowOther(_ index: Int, _ layout: ParagraphLayout) -> Bool {
    isColumn ? index > 0 : (layout.entry?.rowCount ?? 0) > 0
  }

  private func truncatedRange(
    of line: ParagraphLine,
    _ paragraph: Int,
    _ start: Int
  ) -> Range<Int>? {
    guard let cut = line.cut, let storage else { return nil }
    let stored = storage.paragraphs[paragraph]
    return start + stored.utf16Offset(cut.lowerBound)..<start + stored.utf16Offset(cut.upperBound)
  }

  /// The empty line of an empty text or after a final newline, if it is laid out.
  var extraFragment: LineFragment? {
    let length = paragraphs.summary.text.utf16
    let found: (line: ParagraphLine, edges: Range<Int64>, container: Int)?
    if isColumn {
      let line = isLaidOut || hasExactExtent ? extraLine(in: 0) : nil
      found = line.map { ($0.moved(by: extraLineTop), edges(of: $0, in: 0), 0) }
    } else {
      found = flow.extraLine
    }
    guard let (line, edges, container) = found else { return nil }
    let bottom = line.y + line.height
    let before = paragraphs.count > 0 ? spacing(ofParagraph: paragraphs.count - 1).before : 0
    return fragment(
      line,
      top: line.y,
      edges: edges,
      container: container,
      rectTop: line.y > 0 ? line.y - before : 0,
      rectBottom: bottom,
      usedBottom: bottom,
      characters: length..<length,
      truncated: nil,
      overflowsContainer: false,
      isExtra: true
    )
  }

  private func fragment(
    _ line: ParagraphLine,
    top: Int64,
    edges: Range<Int64>,
    container: Int,
    rectTop: Int64,
    rectBottom: Int64,
    usedBottom: Int64,
    characters: Range<Int>,
    truncated: Range<Int>?,
    overflowsContainer: Bool,
    isExtra: Bool = false
  ) -> LineFragment {
    let padding = geometries[container].padding
    let right = LayoutUnit.sum(line.x, line.width)
    return LineFragment(
      rect: ContainerRect(
        left: edges.lowerBound,
        top: rectTop,
        right: edges.upperBound,
        bottom: rectBottom
      ),
      usedRect: ContainerRect(
        left: line.x - padding,
        top: top,
        right: right + padding,
        bottom: usedBottom
      ),
      textRect: ContainerRect(
        left: line.x,
        top: top,
        right: right,
        bottom: LayoutUnit.sum(top, line.height)
      ),
      baseline: CGFloat(units: top + line.baseline - line.y),
      ascent: CGFloat(units: line.ascent),
      descent: CGFloat(units: line.descent),
      leading: CGFloat(units: line.leading),
      characterRange: characters,
      trailingWhitespaceWidth: CGFloat(units: line.trailing),
      container: container,
      truncatedRange: truncated,
      end: line.end,
      isHyphenated: line.isHyphenated,
      isClipped: line.isClipped,
      overflowsContainer: overflowsContainer,
      isExtra: isExtra
    )
  }
}

extension LineStore {
  /// The layout of a paragraph whose lines are where they say; `nil` of one that has to be laid out
  /// again.
  func validLayout(_ index: Int) -> ParagraphLayout? {
    let isValid =
      isColumn || index < flow.paragraph || index == flow.paragraph && flow.position.offset > 0
    return isValid ? paragraphs[index].layout : nil
  }

  /// The line that holds a UTF-16 offset, if it is laid out; causes no layout.
  func laidOutLine(holding offset: Int) -> LineIndex? {
    guard let found = paragraph(holding: offset), let layout = validLayout(found.index) else {
      return nil
    }
    let local = Int32(offset - found.before.text.utf16)
    let line = layout.lines.partitioningIndex { $0.utf16Range.upperBound > local }
    return line < layout.lines.count ? LineIndex(paragraph: found.index, line: line) : nil
  }
}
