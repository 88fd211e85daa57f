extension TextLayoutManager {
  /// Lays out the paragraphs that a range touches.
  ///
  /// A range that reaches the end of the text brings the empty line there with it. All of the text
  /// that the container holds is laid out if the range is ``documentRange``; bounds are exact then.
  ///
  /// - Parameter range: A part of the text; what lies beyond it is left out.
  /// - Returns: How sure the bounds of the text are then.
  /// - Complexity: O(log *n*) in the paragraphs, and O(*k*) in the text of those that are not laid
  ///   out; in a container that is no simple rectangle without end, those above them too.
  @discardableResult
  public func ensureLayout(for range: TextRange) -> UsageBounds.Precision {
    guard store.storage != nil else { return precision }
    if range.endLocation.offset >= length { hasEnsuredExtraLine = true }
    if range.endLocation.offset >= length, !store.isColumn || length == 0 {
      store.ensureAllLayout()
    } else {
      store.ensureLayout(ofParagraphs: store.paragraphs(touching: range.offsets))
    }
    return precision
  }

  /// Lays out what meets a part of the container.
  ///
  /// Where text above is not laid out, the part is filled from the place at which that was
  /// estimated to end.
  ///
  /// - Parameter bounds: The part; only its top and bottom matter.
  /// - Returns: How sure the bounds of the text are then.
  /// - Complexity: As for a range of text.
  @discardableResult
  public func ensureLayout(for bounds: ContainerRect) -> UsageBounds.Precision {
    guard store.storage != nil, bounds.minY < bounds.maxY else { return precision }
    makeEstimates()
    let bottom = bounds.maxY.units
    if store.isColumn, store.paragraphs.count > 0 {
      store.ensureLayout(ofColumnFrom: bounds.minY.units, to: bottom)
    } else {
      store.ensureLayout(downTo: bottom, in: 0)
    }
    if bottom > store.tileTop(store.paragraphs.count) { ensureExtraLine() }
    return precision
  }

  /// Drops the lines of the paragraphs that a range touches, and what room they take.
  ///
  /// In a container that is no simple rectangle without end, all that follows is found again too,
  /// but kept where it begins at the same height. Glyphs are kept. Nothing is told to those who
  /// observe the bounds before the next layout.
  ///
  /// - Parameter range: A part of the text; what lies beyond it is left out.
  /// - Complexity: O(log *n*) in the paragraphs, and O(*k*) in those of the range.
  public func invalidateLayout(for range: TextRange) {
    guard store.storage != nil else { return }
    let paragraphs = store.paragraphs(touching: range.offsets)
    store.dropLines(ofParagraphs: paragraphs)
    rendering.remove(offsets(ofParagraphs: paragraphs))
    if paragraphs.upperBound == store.paragraphs.count { hasEnsuredExtraLine = false }
    cause = .invalidation
  }

  /// Where paragraphs lie in the text: UTF-16 offsets.
  func offsets(ofParagraphs range: Range<Int>) -> Range<Int> {
    let start = store.paragraphs.summary(before: range.lowerBound).text.utf16
    return start..<start + store.paragraphs.summary(in: range).text.utf16
  }

  /// Lays out the empty line after the text, and the paragraph before it.
  func ensureExtraLine() {
    hasEnsuredExtraLine = true
    let count = store.paragraphs.count
    guard store.isColumn, count > 0 else { return store.ensureAllLayout() }
    store.ensureLayout(ofParagraphs: count - 1..<count)
  }

  /// Lets heights be estimated; observers are told of the bounds after the next layout.
  func makeEstimates() {
    hasEstimates = store.storage != nil
  }
}

extension TextLayoutManager: LineStoreObserver {
  func lineStoreDidLayOut(_ store: LineStore) {
    hasEstimates = true
    reportBounds()
  }

  func lineStoreDidInvalidate(_ store: LineStore) {
    rendering = RenderingSpans()
    hasEnsuredExtraLine = false
    cause = .container
  }

  func lineStore(_ store: LineStore, didEdit edit: TextEdit, _ change: ParagraphChange?) {
    cause = .edit
  }
}

extension TextLayoutManager: TextStorageObserver {
  func storage(_ storage: TextStorage, didEdit edit: TextEdit, _ change: ParagraphChange?) {
    rendering.move(by: edit)
    guard let change else { return }
    let paragraphs = change.start..<change.start + change.newCount
    rendering.remove(offsets(ofParagraphs: paragraphs))
    if paragraphs.upperBound == store.paragraphs.count { hasEnsuredExtraLine = false }
    for viewport in viewports { viewport.controller?.paragraphsDidChange(change) }
  }
}
