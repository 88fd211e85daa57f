internal import TextAnalysis
package import Typography

extension PreparedParagraph {
  /// The carets of a line, in the order of the text.
  ///
  /// - Complexity: O(*n* log *n*) in the clusters of the line.
  package func carets(of line: ParagraphLine) -> [LineCaret] {
    places(of: line).insertionPoints.map { caret($0, on: line) }
  }

  /// The caret of an offset; one inside a cluster counts as its start.
  ///
  /// - Complexity: O(*n*) in the clusters of the line; O(log *n*) if it is long and was asked about
  ///   shortly before.
  package func caret(at offset: Int, of line: ParagraphLine) -> LineCaret {
    caret(places(of: line).insertionPoint(at: offset), on: line)
  }

  private func places(of line: ParagraphLine) -> LinePlaces {
    KnownPlaces.places(of: line.placed, in: paragraph)
  }

  private func caret(_ point: LinePlaces.InsertionPoint, on line: ParagraphLine) -> LineCaret {
    LineCaret(
      offset: point.primary.offset,
      x: line.x + point.primary.x,
      secondaryX: point.secondary.map { line.x + $0.x }
    )
  }

  /// What a place hits, in layout units from where the line's x counts; beside the text it is the
  /// end of the line that is there.
  ///
  /// - Complexity: As for ``caret(at:of:)``.
  package func hit(_ x: Int64, on line: ParagraphLine) -> LineHit {
    let places = places(of: line)
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
    places(of: line).spans(of: selection).map {
      line.x + $0.left..<line.x + $0.right
    }
  }

  /// The box around everything that is painted on a line, in points from where its x and y count;
  /// `nil` if nothing is.
  ///
  /// - Complexity: O(*n*) in the glyphs, each of which is asked for its outline.
  package func inkBounds(of line: ParagraphLine) -> Rect? {
    paragraph.inkBounds(of: line.placed, x: line.x)
  }
}
