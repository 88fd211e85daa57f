internal import TextMeasurement

/// Finds the rows of a paragraph in a container, around its exclusions.
struct RowFinder {
  private let finder: LineFinder
  private let geometry: ContainerGeometry

  /// Begins with a paragraph and a container.
  init(_ finder: LineFinder, _ geometry: ContainerGeometry) {
    self.finder = finder
    self.geometry = geometry
  }

  /// The row that begins somewhere in the paragraph, at a height or below it.
  ///
  /// From the height at which it is found the same row is found again.
  ///
  /// - Complexity: As for one line where there are no exclusions; else O(*sn*) in the exclusions
  ///   and the heights below at which they begin, end or, if they are sloped, change, some 2,000
  ///   for each.
  func row(from position: LinePosition, top: Int64) -> Row {
    guard geometry.hasExclusions else {
      return Row(fragments: [.init(line: finder.line(from: position, y: top), edges: nil)])
    }
    var top = top
    var height = finder.height(from: position)
    while true {
      let spans = openSpans(for: position, top: top, height: height)
      let lines = lines(in: spans, from: position, top: top, height: height, .kept)
      // A line that is higher than was thought meets other exclusions.
      if let first = lines.first, first.line.height > height {
        height = first.line.height
        continue
      }
      if !lines.isEmpty { return Row(fragments: lines) }
      guard let next = geometry.nextChange(below: top, height: height) else {
        return lastResort(spans, from: position, top: top)
      }
      top = next
      height = finder.height(from: position)
    }
  }

  /// The empty line after the paragraph, at a height or below it: where a row can begin.
  func extraLine(top: Int64) -> Row.Fragment {
    var line = finder.extraLine(y: top)
    guard geometry.hasExclusions else { return .init(line: line, edges: nil) }
    var top = top
    while true {
      let span = openSpans(for: .first, top: top, height: line.height).first
      let next = geometry.nextChange(below: top, height: line.height)
      if span != nil || next == nil {
        line = finder.extraLine(between: span, y: top)
        return span.map { fragments([line], [$0])[0] } ?? .init(line: line, edges: nil)
      }
      top = next ?? top
    }
  }

  /// Where lines can stand beside each other, in the order in which they are read.
  private func openSpans(
    for position: LinePosition,
    top: Int64,
    height: Int64
  ) -> [Range<Int64>] {
    let spans = geometry.openSpans(top: top, height: height, within: finder.edges(of: position))
    let isReversed = finder.isRightToLeft && geometry.width < LayoutUnit.limit
    return isReversed ? spans.reversed() : spans
  }

  /// The lines in spans; none in those that are too narrow for a word that has more room elsewhere.
  private func lines(
    in spans: [Range<Int64>],
    from position: LinePosition,
    top: Int64,
    height: Int64,
    _ words: LineFinder.WideWords
  ) -> [Row.Fragment] {
    var lines: [ParagraphLine] = []
    var edges: [Range<Int64>] = []
    var position = position
    var widest: Int64?
    for span in spans {
      var line = finder.line(from: position, between: span, .kept, y: top)
      let room = span.upperBound - span.lowerBound
      if line.width > room {
        let most =
          widest
          ?? geometry.widestSpan(from: top, height: height, within: finder.edges(of: position))
        widest = most
        if most > room { continue }
        line = finder.line(from: position, between: span, .broken, y: top)
      }
      lines.append(line)
      edges.append(span)
      position = line.next
      if line.end == .mandatory || finder.isEnd(position) { break }
    }
    return fragments(lines, edges)
  }

  /// The row where no exclusion ends any more: words are broken in the widest span there is.
  private func lastResort(
    _ spans: [Range<Int64>],
    from position: LinePosition,
    top: Int64
  ) -> Row {
    let edges = finder.edges(of: position)
    let widest = spans.max { $0.count < $1.count } ?? edges.lowerBound..<edges.lowerBound
    let line = finder.line(from: position, between: widest, .broken, y: top)
    return Row(fragments: fragments([line], [widest]))
  }

  private func fragments(_ lines: [ParagraphLine], _ edges: [Range<Int64>]) -> [Row.Fragment] {
    var lines = lines
    finder.align(&lines)
    let padding = geometry.padding
    return zip(lines, edges).map { line, edges in
      Row.Fragment(line: line, edges: edges.lowerBound - padding..<edges.upperBound + padding)
    }
  }
}
