public import TextAnalysis
public import Typography

// For several questions about one width a ``TextPlaces`` lays out once.
extension PreparedText {
  /// The caret of an insertion point when the text is laid out at a width.
  ///
  /// - Parameters:
  ///   - offset: The place in the text; one beyond its end counts as the end.
  ///   - affinity: Which line an offset at a soft line break belongs to.
  ///   - width: As for ``size(forWidth:)``.
  /// - Returns: One or two rectangles; see ``TextPlaces/caret(at:affinity:)``.
  /// - Complexity: As for ``lines(forWidth:)``, and O(*n* log *n*) in the clusters of the line.
  public func caret(
    at offset: TextOffset,
    affinity: Affinity = .downstream,
    forWidth width: Double?
  ) -> Caret {
    TextPlaces(of: self, forWidth: width).caret(at: offset, affinity: affinity)
  }

  /// The rectangle of the caret at an insertion point when the text is laid out at a width.
  ///
  /// - Parameters:
  ///   - offset: The place in the text; one beyond its end counts as the end.
  ///   - affinity: Which line an offset at a soft line break belongs to.
  ///   - width: As for ``size(forWidth:)``.
  /// - Returns: A rectangle without width, as high as its line, in layout space; see
  ///   ``TextPlaces/caretRect(at:affinity:)``.
  /// - Complexity: As for ``lines(forWidth:)``, and O(*n* log *n*) in the clusters of the line.
  public func caretRect(
    at offset: TextOffset,
    affinity: Affinity = .downstream,
    forWidth width: Double?
  ) -> Rect {
    TextPlaces(of: self, forWidth: width).caretRect(at: offset, affinity: affinity)
  }

  /// The insertion point that a point hits when the text is laid out at a width.
  ///
  /// - Parameters:
  ///   - point: In layout space; NaN counts as 0.
  ///   - width: As for ``size(forWidth:)``.
  /// - Returns: The nearest place; see ``TextPlaces/offset(at:)``.
  /// - Complexity: As for ``lines(forWidth:)``, and O(*n* log *n*) in the clusters of the line.
  public func offset(at point: Point, forWidth width: Double?) -> TextHit {
    TextPlaces(of: self, forWidth: width).offset(at: point)
  }

  /// The rectangles that a selection covers when the text is laid out at a width.
  ///
  /// - Parameters:
  ///   - range: The selection; an offset inside a grapheme cluster counts as its start.
  ///   - width: As for ``size(forWidth:)``.
  /// - Returns: Rectangles in layout space, line by line and from left to right; see
  ///   ``TextPlaces/selectionRects(for:)``.
  /// - Complexity: As for ``lines(forWidth:)``, and O(*n*) in the glyphs of the lines that the
  ///   selection touches.
  public func selectionRects(for range: Range<TextOffset>, forWidth width: Double?) -> [Rect] {
    TextPlaces(of: self, forWidth: width).selectionRects(for: range)
  }
}
