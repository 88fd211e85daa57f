internal import Foundation

extension TextLayoutManager {
  /// The fragment of the paragraph that holds a place; lays nothing out.
  ///
  /// - Parameter location: The place; the end of the text is answered by the last paragraph.
  /// - Returns: The fragment; `nil` if there is no text, it ends before the place, or the container
  ///   does not hold it.
  /// - Complexity: O(log *n*) in the paragraphs, and O(*l*) in the lines of one.
  public func textLayoutFragment(for location: TextLocation) -> TextLayoutFragment? {
    guard length > 0, (0...length).contains(location.offset) else { return nil }
    return fragment(
      ofParagraph: store.paragraphs(touching: location.offset..<location.offset).lowerBound
    )
  }

  /// The fragment whose room holds a point; lays nothing out, and estimates where text stands that
  /// is not.
  ///
  /// - Parameter point: A point of the container.
  /// - Returns: The fragment; `nil` if the point is outside the container, or above or below all
  ///   text.
  /// - Complexity: O(log² *n*) in the paragraphs, and O(*l*) in the lines of one.
  public func textLayoutFragment(for point: ContainerPoint) -> TextLayoutFragment? {
    guard textContainer.contains(point), length > 0 else { return nil }
    makeEstimates()
    let last = store.heldParagraphs.upperBound - 1
    if let index = store.paragraph(at: point.y.units), index <= last {
      return fragment(ofParagraph: index)
    }
    return fragment(ofParagraph: last).flatMap { point.y < $0.frame.maxY ? $0 : nil }
  }

  /// The layout fragments from a place on, each found when it is asked for.
  ///
  /// - Parameters:
  ///   - location: Where they begin: the first is that which holds the place; going back, the one
  ///     before that. `nil` begins at the start of the text, and going back at its end.
  ///   - options: The direction, and what is laid out.
  /// - Returns: The fragments; text that the container does not hold, and an empty one, has none.
  public func layoutFragments(
    from location: TextLocation? = nil,
    options: FragmentOptions = []
  ) -> TextLayoutFragments {
    TextLayoutFragments(self, from: location, options)
  }

  /// Visits layout fragments from a place on, as long as a closure asks for more.
  ///
  /// - Parameters:
  ///   - location: Where they begin: the first is that which holds the place; going back, the one
  ///     before that. `nil` begins at the start of the text, and going back at its end.
  ///   - options: The direction, and what is laid out.
  ///   - visit: Is given a fragment, and tells whether to go on.
  /// - Returns: The edge of the last fragment that was visited: its end, or going back its start;
  ///   `nil` if none was.
  @discardableResult
  public func enumerateTextLayoutFragments(
    from location: TextLocation? = nil,
    options: FragmentOptions = [],
    using visit: (TextLayoutFragment) -> Bool
  ) -> TextLocation? {
    var edge: TextLocation?
    for fragment in layoutFragments(from: location, options: options) {
      edge = options.contains(.reverse) ? fragment.range.location : fragment.range.endLocation
      if !visit(fragment) { break }
    }
    return edge
  }

  /// Lays a paragraph out as options ask.
  func prepare(paragraph index: Int, _ options: FragmentOptions) {
    if options.contains(.ensuresExtraLineFragment), index == store.paragraphs.count - 1 {
      ensureExtraLine()
    }
    if options.contains(.ensuresLayout) { store.ensureLayout(ofParagraphs: index..<index + 1) }
  }
}
