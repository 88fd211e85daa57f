public import TextAnalysis
public import Typography

extension TextPlaces {
  /// The caret of an insertion point.
  ///
  /// Its primary rectangle is what ``caretRect(at:affinity:)`` gives; where text of two directions
  /// meets, the offset has a second place.
  ///
  /// - Parameters:
  ///   - offset: The place in the text; one beyond its end counts as the end.
  ///   - affinity: Which line an offset at a soft line break belongs to.
  /// - Returns: One or two rectangles, as high as the line.
  /// - Complexity: O(log *l*) in the lines, and O(*n*) in the clusters of one; O(log *n*) if that
  ///   is long and was asked about shortly before.
  public func caret(at offset: TextOffset, affinity: Affinity = .downstream) -> Caret {
    let line = line(at: offset.utf8, affinity)
    let local = offset.utf8 - text.start(of: lines[line].paragraph)
    let point = places(ofLine: line).insertionPoint(at: local)
    func rect(_ edge: LinePlaces.Edge) -> Rect { self.rect(ofLine: line, from: edge.x, to: edge.x) }
    return Caret(primary: rect(point.primary), secondary: point.secondary.map(rect))
  }

  /// The rectangle of the caret at an insertion point, without width and as high as its line.
  ///
  /// At a boundary between directions it is that of ``Caret/primary``.
  ///
  /// - Parameters:
  ///   - offset: The place in the text; one beyond its end counts as the end.
  ///   - affinity: Which line an offset at a soft line break belongs to.
  /// - Returns: The rectangle in layout space.
  /// - Complexity: As for ``caret(at:affinity:)``.
  public func caretRect(at offset: TextOffset, affinity: Affinity = .downstream) -> Rect {
    caret(at: offset, affinity: affinity).primary
  }

  /// The insertion points of a line, from left to right.
  ///
  /// On a line that is read from left to right x grows from one to the next; only characters
  /// without width share it. Insertion points inside a ligature stand where its face says, else
  /// evenly.
  ///
  /// - Parameter index: The line, from 0.
  /// - Returns: At least one; two of an offset at a boundary between directions.
  /// - Precondition: `index` is at least 0 and less than ``lineCount``.
  /// - Complexity: O(*n* log *n*) in the clusters of the line.
  public func caretOffsets(ofLine index: Int) -> [CaretOffset] {
    let left = left(ofLine: index)
    let points = places(ofLine: index).insertionPoints
    let carets =
      points.map { ($0.primary, false) }
      + points.compactMap { point in point.secondary.map { ($0, true) } }
    return carets.enumerated()
      .sorted { ($0.element.0.x, $0.offset) < ($1.element.0.x, $1.offset) }
      .map { _, caret in
        CaretOffset(
          offset: offset(caret.0.offset, ofLine: index),
          x: LayoutUnit(rawValue: left + caret.0.x).points,
          isSecondary: caret.1
        )
      }
  }
}
