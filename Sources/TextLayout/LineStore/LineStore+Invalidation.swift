internal import TextMeasurement

extension LineStore {
  /// The paragraphs that a range of UTF-16 offsets touches; an empty range touches the one it is
  /// in.
  func paragraphs(touching range: Range<Int>) -> Range<Int> {
    guard paragraphs.count > 0 else { return 0..<0 }
    let last = paragraphs.count - 1
    let first = paragraph(holding: range.lowerBound)?.index ?? last
    let end = range.isEmpty ? first : paragraph(holding: range.upperBound - 1)?.index ?? last
    return first..<end + 1
  }

  /// Drops something of what is known of paragraphs, their lines at least.
  func invalidateParagraphs(_ range: Range<Int>, _ remove: (ParagraphLayout) -> Void) {
    guard !range.isEmpty else { return }
    forget(range, remove)
    observer?.lineStoreDidInvalidate(self)
  }

  /// Drops something of what is known of paragraphs, their lines at least, and tells nobody.
  func forget(_ range: Range<Int>, _ remove: (ParagraphLayout) -> Void) {
    if !isColumn {
      let count = range.count
      let change = ParagraphChange(start: range.lowerBound, oldCount: count, newCount: count)
      rewind(toParagraph: range.lowerBound, replacing: change)
    }
    paragraphs.update(in: range) { _, paragraph in
      if let layout = paragraph.layout { remove(layout) }
      return true
    }
    linesDidChange()
  }
}
