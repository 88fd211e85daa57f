public import TextAnalysis
public import Typography

extension TextPlaces {
  /// The rectangles that a selection covers, line by line and from left to right.
  ///
  /// Each is as high as its line; space between lines and paragraphs is left out. White space at
  /// the end of a line and tabs are covered as wide as they are, a newline has no width. On a line
  /// of several directions one selection can have several rectangles; those that follow each other
  /// on a line touch or have text between them that is not selected.
  ///
  /// - Parameter range: The selection; an offset inside a grapheme cluster counts as its start.
  /// - Returns: Rectangles in layout space, none without width.
  /// - Complexity: O(log *l*) in all lines, and O(*n*) in the glyphs of those that the selection
  ///   touches.
  public func selectionRects(for range: Range<TextOffset>) -> [Rect] {
    let lower = max(0, range.lowerBound.utf8)
    let upper = max(lower, min(range.upperBound.utf8, text.text.utf8.count))
    var rects: [Rect] = []
    var index = line(at: lower, .downstream)
    while index < lines.count, start(ofLine: index) < upper {
      let start = text.start(of: lines[index].paragraph)
      let local = lower - start..<upper - start
      for span in places(ofLine: index).spans(of: local) {
        rects.append(rect(ofLine: index, from: span.left, to: span.right))
      }
      index += 1
    }
    return rects
  }
}

extension LinePlaces {
  /// A part of the line that is selected, in layout units from the left end of the line's content.
  struct Span {
    var left: Int64
    var right: Int64
  }

  /// The parts of the line that a selection covers, from left to right.
  func spans(of selection: Range<Int>) -> [Span] {
    var spans: [Span] = []
    for cell in cells where cell.left < cell.right && cell.isSelected(in: selection) {
      if let last = spans.last, last.right == cell.left {
        spans[spans.count - 1].right = cell.right
      } else {
        spans.append(Span(left: cell.left, right: cell.right))
      }
    }
    return spans
  }
}
