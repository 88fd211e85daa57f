internal import TextMeasurement

/// Finds the lines of a paragraph again from what is kept of them.
struct LineReader {
  private let layout: ParagraphLayout
  private let prepared: PreparedParagraph
  private let stored: StoredParagraph
  private let paragraph: Int

  /// The row that was found last: the index of its first line, and its fragments.
  private var row: (first: Int, fragments: [Row.Fragment])?
  private var finder: (container: Int, finder: LineFinder)?

  /// Begins with a paragraph whose lines are there.
  init(
    _ layout: ParagraphLayout,
    _ prepared: PreparedParagraph,
    _ stored: StoredParagraph,
    paragraph: Int
  ) {
    self.layout = layout
    self.prepared = prepared
    self.stored = stored
    self.paragraph = paragraph
  }

  /// The line of an index.
  ///
  /// - Complexity: As for finding it first; the lines of a paragraph that are chosen together are, once
  ///   for a reader.
  mutating func line(_ index: Int, in store: LineStore) -> ParagraphLine {
    if let shortened = store.flow.shortened, shortened.paragraph == paragraph,
      shortened.line == index
    {
      return shortened.shown
    }
    let laid = layout.lines[index]
    let container = Int(laid.container)
    let finder = finder(in: container, store)
    guard store.geometries[container].hasExclusions else {
      return finder.line(from: laid.start.position, y: laid.y)
    }
    var first = index
    while first > 0, !layout.lines[first].beginsRow { first -= 1 }
    if row?.first != first {
      let start = layout.lines[first]
      let found = RowFinder(finder, store.geometries[container])
        .row(from: start.start.position, top: start.y)
      row = (first, found.fragments)
    }
    let fragments = row?.fragments ?? []
    return fragments[min(index - first, fragments.count - 1)].line
  }

  private mutating func finder(in container: Int, _ store: LineStore) -> LineFinder {
    if let finder, finder.container == container { return finder.finder }
    let new = store.finder(prepared, stored, in: container)
    finder = (container, new)
    return new
  }
}
