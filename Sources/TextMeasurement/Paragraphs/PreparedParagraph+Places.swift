internal import TextAnalysis
package import Typography

/// An insertion point of a line: x in layout units, the offset in UTF-8 in the paragraph.
package struct LineCaret: Hashable, Sendable {
  /// The place in the text.
  package let offset: Int

  /// Where the caret stands.
  package let x: Int64

  /// Where text of the other direction would be inserted; `nil` if that is the same place.
  package let secondaryX: Int64?
}

/// What a place on a line hits: offsets in UTF-8 in the paragraph.
package struct LineHit: Hashable, Sendable {
  /// The insertion point.
  package let offset: Int

  /// The cluster that it is the start or the end of.
  package let cluster: Range<Int>

  /// How far across the cluster the place is in the direction of reading, from 0 to 1.
  package let fraction: Double

  /// Whether the insertion point is the start of the cluster.
  package let isLeading: Bool

  /// Whether the place lies on the text.
  package let isInside: Bool
}

extension PreparedParagraph {
  /// The carets of a line, in the order of the text.
  ///
  /// - Complexity: O(*n* log *n*) in the clusters of the line.
  package func carets(of line: ParagraphLine) -> [LineCaret] {
    LinePlaces(paragraph, line.placed).insertionPoints.map { caret($0, on: line) }
  }

  /// The caret of an offset; one inside a cluster counts as its start.
  ///
  /// - Complexity: O(*n* log *n*) in the clusters of the line.
  package func caret(at offset: Int, of line: ParagraphLine) -> LineCaret {
    caret(LinePlaces(paragraph, line.placed).insertionPoint(at: offset), on: line)
  }

  private func caret(_ point: LinePlaces.InsertionPoint, on line: ParagraphLine) -> LineCaret {
    LineCaret(
      offset: point.primary.offset,
      x: line.x + point.primary.x,
      secondaryX: point.secondary.map { line.x + $0.x }
    )
  }

  /// What a place hits, in layout units from where the line's x counts; beside the text it is the end of
  /// the line that is there.
  ///
  /// - Complexity: O(*n* log *n*) in the clusters of the line.
  package func hit(_ x: Int64, on line: ParagraphLine) -> LineHit {
    let places = LinePlaces(paragraph, line.placed)
    let hit = places.hit(x - line.x)
    let edge = hit.edge
    return LineHit(
      offset: edge.offset,
      cluster: edge.cell.map { places.cells[$0].range } ?? edge.offset..<edge.offset,
      fraction: hit.fraction,
      isLeading: edge.isLeading,
      isInside: hit.isInside
    )
  }

  /// The parts of a line that a selection covers, from left to right.
  ///
  /// - Complexity: O(*n*) in the glyphs of the runs that the line touches.
  package func spans(of selection: Range<Int>, on line: ParagraphLine) -> [Range<Int64>] {
    LinePlaces(paragraph, line.placed).spans(of: selection).map {
      line.x + $0.left..<line.x + $0.right
    }
  }

  /// The box around everything that is painted on a line, in points from where its x and y count; `nil`
  /// if nothing is.
  ///
  /// - Complexity: O(*n*) in the glyphs, each of which is asked for its outline.
  package func inkBounds(of line: ParagraphLine) -> Rect? {
    paragraph.inkBounds(of: line.placed, x: line.x)
  }
}
