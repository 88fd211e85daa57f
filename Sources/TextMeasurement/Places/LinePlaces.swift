internal import TextAnalysis
internal import Typography

/// The places of a line: its grapheme clusters and the insertion points between them.
///
/// Lengths are layout units from the left end of the line's content. White space that hangs after a
/// line from right to left lies left of 0.
struct LinePlaces {
  /// Where the line begins: a UTF-8 offset in the paragraph.
  let start: Int

  /// Where its text ends, without a separator.
  let end: Int

  /// The level of the paragraph.
  let baseLevel: BidiLevel

  /// The clusters, from left to right.
  private(set) var cells: [LineCell] = []

  /// The cells, in the order of the text.
  private(set) var order = CellOrder()

  /// Whether no cell begins left of the end of the one before, so that cells can be searched by
  /// their edges.
  private(set) var areCellsInOrder = true

  /// Finds the places of a line.
  ///
  /// Text that is left out is one cluster, with its token for a glyph.
  ///
  /// - Complexity: O(*n*) in the glyphs of the runs that the line touches; the first time the
  ///   grapheme clusters of the paragraph are found.
  init(_ paragraph: Paragraph, _ placed: PreparedText.PlacedSpan) {
    start = placed.span.start
    end = placed.truncation?.textEnd ?? paragraph.textEnd(of: placed.span)
    baseLevel = paragraph.baseLevel
    for part in paragraph.parts(of: placed) {
      switch part.content {
      case .text(let span):
        append(span, of: paragraph, at: right)
      case .token(_, let cut):
        order.append(cells.count..<cells.count + 1, from: cut.lowerBound, isReversed: false)
        cells.append(
          LineCell(
            range: cut,
            left: right,
            right: right + part.width,
            level: baseLevel,
            holdsStart: !cut.isEmpty,
            holdsEnd: !cut.isEmpty
          )
        )
      }
    }
    order.finish()
    areCellsInOrder = cells.indices.dropFirst().allSatisfy { cells[$0 - 1].right <= cells[$0].left }
  }

  /// The left end of the text.
  var left: Int64 { cells.first?.left ?? 0 }

  /// The right end of the text.
  var right: Int64 { cells.last?.right ?? 0 }

  private mutating func append(_ span: LineSpan, of paragraph: Paragraph, at x: Int64) {
    let boundaries = paragraph.breaksInsideWords.offsets
    var runs = LineComposer(paragraph: paragraph).runs(of: span)
    for index in runs.indices { runs[index].x += x }
    for run in runs where !run.range.isEmpty { append(run, of: paragraph, boundaries) }
    for run in runs where run.range.isEmpty { widenLastCluster(by: run) }
  }

  private mutating func append(_ run: PlacedRun, of paragraph: Paragraph, _ boundaries: [UInt32]) {
    let first = boundaries.partitioningIndex { Int($0) > run.range.lowerBound }
    let last = boundaries.partitioningIndex { Int($0) >= run.range.upperBound }
    let edges = RunEdges(run, of: paragraph, boundaries[first..<last])
    let isRightToLeft = run.level.isRightToLeft
    let firstCell = cells.count
    let end = run.x + max(0, run.advance)
    let count = edges.offsets.count - 1
    for index in 0..<count {
      let index = isRightToLeft ? count - 1 - index : index
      let (near, far) = (edges.distances[index], edges.distances[index + 1])
      let part = edges.offsets[index]..<edges.offsets[index + 1]
      let cluster = cluster(around: part, before: first + index, boundaries)
      cells.append(
        LineCell(
          range: cluster,
          left: isRightToLeft ? end - far : run.x + near,
          right: isRightToLeft ? end - near : run.x + far,
          level: run.level,
          holdsStart: cluster.lowerBound == part.lowerBound,
          holdsEnd: cluster.upperBound == part.upperBound
        )
      )
    }
    order.append(
      firstCell..<cells.count,
      from: run.range.lowerBound,
      isReversed: isRightToLeft
    )
  }

  /// The cluster that a part of a run is, or is part of; `next` is the first boundary after the
  /// start of the part.
  private func cluster(
    around part: Range<Int>,
    before next: Int,
    _ boundaries: [UInt32]
  ) -> Range<Int> {
    let start = next > 0 ? Int(boundaries[next - 1]) : 0
    let end = next < boundaries.count ? Int(boundaries[next]) : self.end
    return max(start, self.start)..<max(part.upperBound, min(end, self.end))
  }

  /// A hyphen that the text does not have belongs to the cluster before it.
  private mutating func widenLastCluster(by hyphen: PlacedRun) {
    let last = cells.firstIndex { $0.holdsEnd && $0.range.upperBound == hyphen.range.upperBound }
    guard let last else { return }
    cells[last].left = min(cells[last].left, hyphen.x)
    cells[last].right = max(cells[last].right, hyphen.x + hyphen.advance)
  }
}

extension LinePlaces {
  /// About how much memory the places take, in bytes.
  var byteCount: Int { cells.capacity * MemoryLayout<LineCell>.stride }
}

extension Paragraph {
  /// Where the text of a line ends: the line's end, or the start of the separator there.
  func textEnd(of span: LineSpan) -> Int {
    guard span.end > span.start else { return span.end }
    let run = run(before: span.end)
    return run.shaped.item.kind == .separator ? max(span.start, run.start) : span.end
  }
}
