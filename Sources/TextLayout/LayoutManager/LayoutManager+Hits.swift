public import Foundation
public import TextMeasurement

/// What a point of a container hits.
public struct ContainerHit: Hashable, Sendable {
  /// The nearest glyph; `nil` if there is none.
  public let glyphIndex: Int?

  /// How far across the glyph's cluster the point is in the direction of reading, from 0 to 1.
  public let glyphFraction: Double

  /// The nearest character: a UTF-16 offset.
  ///
  /// It is the start of what lies between two insertion points; a point after all text of a line is
  /// answered by the end of that.
  public let characterIndex: Int

  /// How far the point is from the character's insertion point to the next, from 0 to 1.
  public let characterFraction: Double

  /// The insertion point that is nearest to the point: a UTF-16 offset.
  public let insertionPoint: Int

  /// Which line the insertion point belongs to.
  public let affinity: Affinity

  /// Whether the point lies on text.
  public let isInside: Bool
}

/// An insertion point of a line.
public struct InsertionPoint: Hashable, Sendable {
  /// A UTF-16 offset.
  public let characterIndex: Int

  /// Where the caret stands, in points from the left edge of the container.
  public let x: CGFloat

  /// Where text of the other direction would be inserted, in points; `nil` if that is the same place.
  public let alternateX: CGFloat?
}

extension LayoutManager {
  /// Finds what a point of a container hits; lays out text down to it.
  ///
  /// - Precondition: The container is one of ``textContainers``.
  /// - Returns: The nearest place of the nearest line.
  public func hitTest(_ point: ContainerPoint, in container: TextContainer) -> ContainerHit {
    let index = index(of: container)
    let (x, y) = (point.x.units, point.y.units)
    store.ensureLayout(downTo: LayoutUnit.sum(y, 1), in: index)
    if let extra = store.extraFragment, extra.container == index, extra.rect.minY.units <= y {
      return endHit(at: extra.characterRange.lowerBound)
    }
    guard let line = store.line(nearestTo: x, y, in: index), let context = store.context(of: line)
    else { return endHit(at: store.characters(ofContainer: index).upperBound) }
    let hit = context.prepared.hit(x, on: context.laid.line)
    let cluster = context.characters(hit.cluster.lowerBound)
    let isOnLine = context.top <= y && y < context.top + context.laid.line.height
    let glyph = hit.cluster.isEmpty ? nil : glyphIndexForCharacter(at: cluster)
    return ContainerHit(
      glyphIndex: glyph,
      glyphFraction: glyph.map { fraction(of: x, acrossGlyph: $0, on: context) } ?? 0,
      characterIndex: hit.isInside || hit.isLeading
        ? cluster : context.characters(hit.offset),
      characterFraction: hit.isInside ? hit.fraction : 0,
      insertionPoint: context.characters(hit.offset),
      affinity: hit.isLeading ? .downstream : .upstream,
      isInside: hit.isInside && isOnLine
    )
  }

  /// How far across the cluster of a glyph a place is, in the direction of reading.
  private func fraction(
    of x: Int64,
    acrossGlyph index: Int,
    on context: LineStore.LineContext
  ) -> Double {
    guard let known = glyphs(holdingGlyph: index) else { return 0 }
    let start = known.glyphs[index - known.base].cluster.lowerBound
    let own = context.prepared.glyphs(of: context.laid.line).filter { $0.cluster == start }
    guard let left = own.map(\.x).min(), let right = own.map({ $0.x + $0.advance }).max(),
      left < right
    else { return 0 }
    let across = min(max(Double(x - left) / Double(right - left), 0), 1)
    return own[0].isRightToLeft ? 1 - across : across
  }

  private func endHit(at character: Int) -> ContainerHit {
    ContainerHit(
      glyphIndex: nil,
      glyphFraction: 0,
      characterIndex: character,
      characterFraction: 0,
      insertionPoint: character,
      affinity: .downstream,
      isInside: false
    )
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
    let points = context.prepared.carets(of: context.laid.line).map { caret in
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
