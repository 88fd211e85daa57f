internal import Foundation
public import TextMeasurement

extension LayoutManager {
  /// Finds what a point of a container hits; lays out text down to it.
  ///
  /// - Precondition: The container is one of ``textContainers``.
  /// - Returns: The nearest place of the nearest line.
  public func hitTest(_ point: ContainerPoint, in container: TextContainer) -> ContainerHit {
    let index = index(of: container)
    let (x, y) = (point.x.units, point.y.units)
    store.ensureLayout(downTo: LayoutUnit.sum(y, 1), in: index)
    let hit = store.hit(x, y, in: index)
    let glyph = hit.context.map { glyphIndexForCharacter(at: $0.characters(hit.cluster)) }
    let fraction = hit.context.flatMap { context in
      glyph.map { self.fraction(of: x, acrossGlyph: $0, on: context) }
    }
    return ContainerHit(
      glyphIndex: glyph,
      glyphFraction: fraction ?? 0,
      characterIndex: hit.character,
      characterFraction: hit.fraction,
      insertionPoint: hit.insertionPoint,
      affinity: hit.affinity,
      isInside: hit.isInside
    )
  }

  /// The caret of an insertion point; lays out text up to and with its line.
  ///
  /// - Parameters:
  ///   - index: A UTF-16 offset; one inside a cluster counts as its start.
  ///   - affinity: Which line an offset at a soft line break belongs to.
  /// - Returns: A rectangle without width, as high as its line, in the space of the container that
  ///   holds it; `nil` if none does.
  /// - Precondition: The index is at least 0 and at most the length of the text.
  public func caretRect(
    forCharacterAt index: Int,
    affinity: Affinity = .downstream
  ) -> ContainerRect? {
    checkCharacters(index..<index)
    store.ensureLayout(through: index)
    return store.caret(at: index, affinity)?.rect
  }

  /// How far across the cluster of a glyph a place is, in the direction of reading.
  private func fraction(
    of x: Int64,
    acrossGlyph index: Int,
    on context: LineStore.LineContext
  ) -> Double {
    guard let known = glyphs(holdingGlyph: index) else { return 0 }
    let start = known.glyphs[index - known.base].cluster.lowerBound
    let own = glyphs(ofClusterAt: start, on: context)
    guard let left = own.map(\.x).min(), let right = own.map({ $0.x + $0.advance }).max(),
      left < right
    else { return 0 }
    let across = min(max(Double(x - left) / Double(right - left), 0), 1)
    return own[0].isRightToLeft ? 1 - across : across
  }

  /// The insertion points of the line that holds a character; lays out text up to and with it.
  ///
  /// - Parameters:
  ///   - index: A UTF-16 offset.
  ///   - order: In the order of the text, or from left to right.
  /// - Returns: None if no container holds the character.
  /// - Precondition: The index is at least 0 and less than the length of the text.
  public func insertionPoints(
    inLineContaining index: Int,
    order: RunOrder = .logical
  ) -> [InsertionPoint] {
    checkCharacters(index..<index + 1)
    store.ensureLayout(through: index)
    guard let line = store.laidOutLine(holding: index), let context = store.context(of: line) else {
      return []
    }
    let points = context.prepared.carets(of: context.line).map { caret in
      InsertionPoint(
        characterIndex: context.characters(caret.offset),
        x: CGFloat(units: caret.x),
        alternateX: caret.secondaryX.map { CGFloat(units: $0) }
      )
    }
    switch order {
    case .logical: return points
    case .visual: return points.sorted { ($0.x, $0.characterIndex) < ($1.x, $1.characterIndex) }
    }
  }
}
