internal import Foundation
internal import TextMeasurement

extension LayoutManager {
  /// The box around glyphs in a container, as high as their lines; lays out text up to them.
  ///
  /// It is typographic: ink can reach beyond. Where glyphs of several lines are asked for, the box
  /// holds others beside them.
  ///
  /// - Returns: The zero rectangle if the container holds none of them.
  /// - Precondition: The range lies in the glyphs of the text, and the container is one of
  ///   ``textContainers``.
  public func boundingRect(
    forGlyphRange range: Range<Int>,
    in container: TextContainer
  ) -> ContainerRect {
    boundingRect(forCharacterRange: characterRange(forGlyphRange: range).range, in: container)
  }

  /// The box around characters in a container, as high as their lines; lays out text up to them.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets; half a cluster counts as all of it.
  ///   - container: The container.
  /// - Returns: The zero rectangle if the container holds none of them.
  /// - Precondition: The range lies in the text, and the container is one of ``textContainers``.
  public func boundingRect(
    forCharacterRange range: Range<Int>,
    in container: TextContainer
  ) -> ContainerRect {
    var box: ContainerRect?
    forEachSpan(of: glyphRange(forCharacterRange: range).actual, in: container) { fragment, span in
      let rect = ContainerRect(
        x: CGFloat(units: span.lowerBound),
        y: fragment.usedRect.minY,
        width: CGFloat(units: span.upperBound - span.lowerBound),
        height: fragment.usedRect.height
      )
      box = box?.union(rect) ?? rect
    }
    return box ?? .zero
  }

  /// The rectangles that a selection of characters covers in a container, line by line and from
  /// left to right; lays out text up to them.
  ///
  /// They are as high as the line fragments. Where the selection goes on in the next line, the last
  /// reaches to the end of its fragment.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets.
  ///   - container: The container.
  /// - Returns: None if the container holds none of them.
  /// - Precondition: The range lies in the text, and the container is one of ``textContainers``.
  public func enclosingRects(
    forCharacterRange range: Range<Int>,
    in container: TextContainer
  ) -> [ContainerRect] {
    var rects: [ContainerRect] = []
    forEachLine(of: range, in: container) { fragment, context in
      var spans = spans(of: range, on: context)
      let goesOn = range.upperBound > fragment.characterRange.upperBound
      let isRightToLeft = context.prepared.isRightToLeft
      if goesOn
        || range.upperBound == fragment.characterRange.upperBound && fragment.end == .mandatory
      {
        let edges = context.laid.edges
        let end = isRightToLeft ? edges.lowerBound : edges.upperBound
        if spans.isEmpty {
          let first = context.local(max(range.lowerBound, fragment.characterRange.lowerBound))
          let x = context.prepared.caret(at: first, of: context.line).x
          spans = [x..<x]
        }
        let last = isRightToLeft ? 0 : spans.count - 1
        spans[last] =
          isRightToLeft
          ? min(end, spans[last].lowerBound)..<spans[last].upperBound
          : spans[last].lowerBound..<max(end, spans[last].upperBound)
      }
      rects += spans.map {
        ContainerRect(
          x: CGFloat(units: $0.lowerBound),
          y: fragment.rect.minY,
          width: CGFloat(units: $0.upperBound - $0.lowerBound),
          height: fragment.rect.height
        )
      }
    }
    return rects
  }

  /// The box around everything that is painted of characters' lines in a container; lays out text
  /// up to them.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets, whose lines are looked at whole.
  ///   - container: The container.
  /// - Returns: `nil` if nothing is painted, as of an empty range.
  /// - Precondition: The range lies in the text, and the container is one of ``textContainers``.
  public func inkBounds(
    forCharacterRange range: Range<Int>,
    in container: TextContainer
  ) -> ContainerRect? {
    var box: ContainerRect?
    forEachLine(of: range, in: container) { _, context in
      guard let ink = context.prepared.inkBounds(of: context.line) else { return }
      let down = CGFloat(units: context.top - context.line.y)
      let rect = ContainerRect(CGRect(ink)).offsetBy(dx: 0, dy: down)
      box = box?.union(rect) ?? rect
    }
    return box
  }

  /// The glyphs whose line fragments a rectangle of a container meets; lays out text down to its
  /// bottom.
  ///
  /// - Returns: One range, which can hold glyphs that the rectangle does not meet.
  /// - Precondition: The container is one of ``textContainers``.
  public func glyphRange(
    forBoundingRect bounds: ContainerRect,
    in container: TextContainer
  ) -> Range<Int> {
    ensureLayout(forBoundingRect: bounds, in: container)
    return glyphRangeWithoutAdditionalLayout(forBoundingRect: bounds, in: container)
  }

  /// The glyphs whose line fragments a rectangle of a container meets, among those that are laid
  /// out; causes no layout.
  ///
  /// - Returns: One range, which can hold glyphs that the rectangle does not meet.
  /// - Precondition: The container is one of ``textContainers``.
  public func glyphRangeWithoutAdditionalLayout(
    forBoundingRect bounds: ContainerRect,
    in container: TextContainer
  ) -> Range<Int> {
    let index = index(of: container)
    var characters: Range<Int>?
    store.forEachFragment(inParagraphs: paragraphs(near: bounds)) { _, fragment in
      guard fragment.container == index else { return fragment.container < index }
      if fragment.rect.minY >= bounds.maxY {
        return store.containers[index].exclusions.isEmpty == false
      }
      guard fragment.rect.intersects(bounds) else { return true }
      let lower = characters?.lowerBound ?? fragment.characterRange.lowerBound
      characters = lower..<fragment.characterRange.upperBound
      return true
    }
    return characters.map { glyphRange(forCharacterRange: $0).range } ?? 0..<0
  }

  /// The paragraphs that a rectangle can meet, laid out or not; in a row of containers all that
  /// are.
  private func paragraphs(near bounds: ContainerRect) -> Range<Int> {
    guard store.isColumn else {
      return 0..<store.paragraphs(touching: 0..<max(1, store.firstUnlaidOffset)).upperBound
    }
    guard store.paragraphs.count > 0 else { return 0..<0 }
    return store.columnParagraphs(from: bounds.minY.units, to: bounds.maxY.units)
  }
}

extension LayoutManager {
  /// Visits the lines of characters in a container, once they are laid out.
  private func forEachLine(
    of range: Range<Int>,
    in container: TextContainer,
    _ visit: (LineFragment, LineStore.LineContext) -> Void
  ) {
    let index = index(of: container)
    forEachFragment(holding: range) { line, fragment in
      if fragment.container == index, let context = store.context(of: line) {
        visit(fragment, context)
      }
      return true
    }
  }

  private func forEachSpan(
    of range: Range<Int>,
    in container: TextContainer,
    _ visit: (LineFragment, Range<Int64>) -> Void
  ) {
    forEachLine(of: range, in: container) { fragment, context in
      for span in spans(of: range, on: context) { visit(fragment, span) }
    }
  }

  private func spans(of range: Range<Int>, on context: LineStore.LineContext) -> [Range<Int64>] {
    let lower = context.local(range.lowerBound)
    let upper = context.local(range.upperBound)
    return context.prepared.spans(of: lower..<upper, on: context.line)
  }
}
