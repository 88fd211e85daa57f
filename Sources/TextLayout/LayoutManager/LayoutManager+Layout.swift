internal import Foundation
internal import TextMeasurement

extension LayoutManager {
  /// What is laid out takes of a container.
  ///
  /// Causes no layout: the zero rectangle before there was any, and less than the text takes as
  /// long as ``UsedRect/isComplete`` is `false`. Indents are not part of it, insets of a view
  /// neither.
  ///
  /// - Precondition: The container is one of ``textContainers``.
  /// - Complexity: O(log *n*) in the paragraphs where the container is a simple rectangle without
  ///   end; else O(*l*) in its lines, once after they have changed.
  public func usedRect(for container: TextContainer) -> UsedRect {
    store.usedRect(of: index(of: container))
  }

  /// Lays out all text that comes into a container; what comes into those after it is left for
  /// later.
  ///
  /// - Precondition: The container is one of ``textContainers``.
  public func ensureLayout(for container: TextContainer) {
    store.ensureLayout(ofContainer: index(of: container))
  }

  /// Lays out text up to the lines of a range.
  ///
  /// - Parameter range: UTF-16 offsets; the end of the text asks for all.
  /// - Precondition: The range lies in the text.
  public func ensureLayout(forCharacterRange range: Range<Int>) {
    checkCharacters(range)
    if hasNonContiguousLayout, store.paragraphs.count > 0 {
      return store.ensureLayout(ofParagraphs: store.paragraphs(touching: range))
    }
    store.ensureLayout(through: range.isEmpty ? range.lowerBound : range.upperBound - 1)
  }

  /// Lays out text up to the lines of a range of glyphs.
  ///
  /// - Precondition: The range lies in the glyphs of the text.
  public func ensureLayout(forGlyphRange range: Range<Int>) {
    ensureLayout(forCharacterRange: characterRange(forGlyphRange: range).range)
  }

  /// Lays out text down to the bottom of a rectangle of a container.
  ///
  /// - Precondition: The container is one of ``textContainers``.
  public func ensureLayout(forBoundingRect bounds: ContainerRect, in container: TextContainer) {
    store.ensureLayout(downTo: bounds.maxY.units, in: index(of: container))
  }

  /// The first character that is not laid out: a UTF-16 offset; the length of the text if all is.
  public var firstUnlaidCharacterIndex: Int { store.firstUnlaidOffset }

  /// Drops the glyphs of the paragraphs that a range touches, and their lines.
  ///
  /// - Parameter range: UTF-16 offsets.
  /// - Precondition: The range lies in the text.
  public func invalidateGlyphs(forCharacterRange range: Range<Int>) {
    checkCharacters(range)
    knownGlyphs = nil
    store.invalidateParagraphs(store.paragraphs(touching: range)) { $0.removeGlyphs() }
  }

  /// Drops the lines of the paragraphs that a range touches, and keeps their glyphs.
  ///
  /// - Parameter range: UTF-16 offsets.
  /// - Precondition: The range lies in the text.
  public func invalidateLayout(forCharacterRange range: Range<Int>) {
    checkCharacters(range)
    store.invalidateParagraphs(store.paragraphs(touching: range)) { $0.removeLines() }
  }

  /// Lays out text for as long as a budget lasts, from where layout has got to.
  ///
  /// - Parameter budget: How long; layout stops after the paragraph in which it ends.
  /// - Returns: Whether all text that containers hold is laid out.
  public func layoutStep(budget: Duration) -> Bool {
    let end = ContinuousClock.now + budget
    while !store.isLaidOut, ContinuousClock.now < end {
      let next = store.firstUnlaidOffset
      store.ensureLayout(through: textStorage?.paragraphRange(at: next).upperBound ?? next)
      if store.firstUnlaidOffset == next { break }
    }
    return store.isLaidOut
  }

  func checkCharacters(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= store.paragraphs.summary.text.utf16,
      "a range of characters lies in the text"
    )
  }
}
