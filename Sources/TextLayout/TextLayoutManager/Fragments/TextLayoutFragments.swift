/// The layout fragments from a place on, each found when it is asked for.
///
/// An edit while they are visited moves none of the places that are still to come: the next
/// fragment is the one that holds the end of the last, or going back the character before its
/// start.
public struct TextLayoutFragments: Sequence, IteratorProtocol {
  private let layout: TextLayoutManager
  private let options: FragmentOptions

  /// Where the next fragment begins, or ends going back.
  private var offset: Int

  init(_ layout: TextLayoutManager, from location: TextLocation?, _ options: FragmentOptions) {
    self.layout = layout
    self.options = options
    let isReversed = options.contains(.reverse)
    offset = location?.offset ?? (isReversed ? layout.length : 0)
    if isReversed, let found = layout.store.paragraph(holding: offset) {
      offset = found.before.text.utf16
    }
    if options.contains(.estimatesSize) { layout.makeEstimates() }
  }

  /// The next fragment; `nil` after the last one that the container holds.
  ///
  /// - Complexity: O(log *n*) in the paragraphs, and what options ask to be laid out.
  public mutating func next() -> TextLayoutFragment? {
    let isReversed = options.contains(.reverse)
    let target = isReversed ? Swift.min(offset, layout.length) - 1 : offset
    guard target >= 0, let index = layout.store.paragraph(holding: target)?.index else {
      return nil
    }
    layout.prepare(paragraph: index, options)
    guard let fragment = layout.fragment(ofParagraph: index) else {
      // Going back, the first fragments can be beyond what the container holds.
      guard isReversed else { return nil }
      let end = layout.store.heldParagraphs.upperBound
      offset = layout.store.paragraphs.summary(before: end).text.utf16
      return next()
    }
    offset = isReversed ? fragment.range.location.offset : fragment.range.endLocation.offset
    return fragment
  }
}

@available(*, unavailable)
extension TextLayoutFragments: Sendable {}
