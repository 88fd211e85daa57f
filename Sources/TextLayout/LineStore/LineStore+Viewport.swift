internal import TextMeasurement

// Layout of what is visible of a column.
extension LineStore {
  /// Lays out the paragraphs that meet a band and what is beside it.
  ///
  /// The anchor is the first paragraph of the band whose height is known, or else its first one.
  /// What is below it is found from its place on; what is above, from there up.
  ///
  /// - Parameters:
  ///   - band: What is visible.
  ///   - overdraw: How much is laid out above and below that.
  /// - Returns: The paragraphs, and how far the anchor has moved; less if the band would leave the
  ///   top of the container so.
  /// - Complexity: O(*k* log *n*) in the paragraphs of the band and all, and their text.
  func fill(_ band: Range<Int64>, overdraw: Int64) -> (paragraphs: Range<Int>, correction: Int64) {
    let top = LayoutUnit.sum(band.lowerBound, -overdraw)
    let bottom = LayoutUnit.sum(band.upperBound, overdraw)
    let whole = columnParagraphs(from: top, to: bottom)
    guard paragraphs.summary(in: whole).incomplete > 0 else { return (whole, 0) }
    let visible = columnParagraphs(from: band.lowerBound, to: band.upperBound)
    let anchor = visible.first { paragraphs[$0].summary.laid > 0 } ?? visible.lowerBound
    var filled = anchor..<anchor
    var correction: Int64 = 0
    pass(in: 0) {
      let start = tileTop(anchor)
      let upper = layOutColumn(from: anchor, at: start, downTo: bottom)
      let lower = layOutColumn(above: anchor, at: start, upTo: top)
      filled = lower..<upper
      let moved = tileTop(anchor) - start
      correction = band.lowerBound < 0 ? moved : max(moved, -band.lowerBound)
      guard correction != moved else { return }
      // The band stops at the top, so that more comes in at the bottom.
      let end = layOutColumn(
        from: filled.lowerBound,
        at: tileTop(filled.lowerBound),
        downTo: LayoutUnit.sum(bottom, correction)
      )
      filled = filled.lowerBound..<max(end, filled.upperBound)
    }
    return (filled, correction)
  }

  /// The paragraphs of a column that meet a band; at least one, the nearest.
  func columnParagraphs(from top: Int64, to bottom: Int64) -> Range<Int> {
    let last = paragraphs.count - 1
    let first = paragraph(at: max(0, top)) ?? last
    return first..<max(first, paragraph(at: max(0, bottom - 1)) ?? last) + 1
  }

  /// The paragraphs that containers hold and that meet a band of the first one.
  func heldParagraphs(from top: Int64, to bottom: Int64) -> Range<Int> {
    let held = heldParagraphs
    guard !held.isEmpty, bottom > 0, top < max(tileTop(held.upperBound), 1) else { return 0..<0 }
    let range = columnParagraphs(from: top, to: bottom).clamped(to: held)
    let laid = flow.isFinished ? held.upperBound : flow.paragraph
    return range.lowerBound..<max(range.lowerBound, min(range.upperBound, laid))
  }

  /// Lays out paragraphs from one on, whose top is somewhere, down to a height.
  ///
  /// - Returns: The index of the first one that was not reached.
  private func layOutColumn(from first: Int, at top: Int64, downTo bottom: Int64) -> Int {
    var (index, top) = (first, top)
    while index < paragraphs.count, top < bottom || index == first {
      layOutColumn(paragraph: index)
      top = LayoutUnit.sum(top, roomHeight(ofParagraph: index))
      index += 1
    }
    return index
  }

  /// Lays out paragraphs above one, whose top is somewhere, up to a height.
  ///
  /// - Returns: The index of the last one that was reached.
  private func layOutColumn(above first: Int, at bottom: Int64, upTo top: Int64) -> Int {
    var (index, bottom) = (first, bottom)
    while index > 0, bottom > top {
      index -= 1
      layOutColumn(paragraph: index)
      bottom -= roomHeight(ofParagraph: index)
    }
    return index
  }

  /// The height of the room that a paragraph takes which is laid out.
  private func roomHeight(ofParagraph index: Int) -> Int64 {
    let height = paragraphs[index].summary.height
    return index == 0 ? height - spacing(ofParagraph: 0).before : height
  }
}
