internal import TextMeasurement

/// Finds the lines of a paragraph again from what is kept of them.
///
/// A value that threads may share; it knows the lines as they were when it was made.
struct LineReader: Sendable {
  /// What is kept of the lines, in order.
  let lines: [LaidLine]

  /// The last of them, if it was shortened as text follows that is not shown.
  fileprivate let shortened: Shortened?

  /// What finds the lines in the containers that they stand in, in order.
  fileprivate let finders: [ContainerFinder]

  fileprivate struct Shortened {
    let index: Int
    let line: ParagraphLine
  }

  /// What finds lines in a container.
  fileprivate struct ContainerFinder {
    let container: Int32
    let finder: LineFinder
    let geometry: ContainerGeometry
  }

  /// The line of an index.
  ///
  /// - Complexity: As for finding it first.
  func line(_ index: Int) -> ParagraphLine {
    if let shortened, shortened.index == index { return shortened.line }
    let laid = lines[index]
    guard let own = finders.first(where: { $0.container == laid.container }) else {
      preconditionFailure("a reader knows the containers of its lines")
    }
    guard own.geometry.hasExclusions else {
      return own.finder.line(from: laid.start.position, y: laid.y)
    }
    var first = index
    while first > 0, !lines[first].beginsRow { first -= 1 }
    let row = RowFinder(own.finder, own.geometry)
      .row(from: lines[first].start.position, top: lines[first].y)
    precondition(index - first < row.fragments.count, "a row is found again as it was")
    return row.fragments[index - first].line
  }
}

extension LineStore {
  /// Finds the lines of a paragraph again that are there.
  func reader(ofParagraph index: Int, _ layout: ParagraphLayout) -> LineReader {
    guard let storage else { preconditionFailure("a store with paragraphs has a storage") }
    return reader(of: layout, prepared(index), storage.paragraphs[index], paragraph: index)
  }

  /// Finds the lines of a paragraph again that are there, from its glyphs.
  func reader(
    of layout: ParagraphLayout,
    _ prepared: PreparedParagraph,
    _ stored: StoredParagraph,
    paragraph: Int
  ) -> LineReader {
    let first = layout.lines.first?.container ?? 0
    let last = layout.lines.last?.container ?? 0
    return LineReader(
      lines: layout.lines,
      shortened: flow.shortened.flatMap {
        $0.paragraph == paragraph ? .init(index: $0.line, line: $0.shown) : nil
      },
      finders: (first...last).map { container in
        LineReader.ContainerFinder(
          container: container,
          finder: finder(prepared, stored, in: Int(container)),
          geometry: geometries[Int(container)]
        )
      }
    )
  }
}
