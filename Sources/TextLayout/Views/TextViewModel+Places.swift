internal import Foundation
public import TextMeasurement

extension TextViewModel {
  /// A rectangle of the container as one of the view.
  public func viewRect(_ rect: ContainerRect) -> ViewRect {
    ViewRect(rect.rect.offsetBy(dx: origin.x, dy: origin.y))
  }

  /// A rectangle of the view as one of the container.
  public func containerRect(_ rect: ViewRect) -> ContainerRect {
    ContainerRect(rect.rect.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// A point of the container as one of the view.
  public func viewPoint(_ point: ContainerPoint) -> ViewPoint {
    ViewPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// A point of the view as one of the container.
  public func containerPoint(_ point: ViewPoint) -> ContainerPoint {
    ContainerPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// The insertion point that a point of the view hits; lays out the paragraph there.
  ///
  /// The legacy engine lays out all text above it too.
  ///
  /// - Returns: A UTF-16 offset, and which line it belongs to.
  public func insertionPoint(at point: ViewPoint) -> (offset: Int, affinity: Affinity) {
    let point = containerPoint(point)
    ensureLayout(at: point.y.units)
    let hit = store.hit(point.x.units, point.y.units, in: 0)
    return (hit.insertionPoint, hit.affinity)
  }

  /// The caret of an insertion point; lays out its paragraph.
  ///
  /// The legacy engine lays out all text above it too.
  ///
  /// - Parameters:
  ///   - offset: A UTF-16 offset; one inside a cluster counts as its start.
  ///   - affinity: Which line an offset at a soft line break belongs to.
  /// - Returns: A rectangle without width, as high as its line; `nil` if the container does not
  ///   hold the offset.
  /// - Precondition: The offset is at least 0 and at most the length of the text.
  public func caretRect(at offset: Int, affinity: Affinity = .downstream) -> ViewRect? {
    precondition(offset >= 0 && offset <= textStorage.length, "an offset lies in the text")
    ensureLayout(around: offset)
    return store.caret(at: offset, affinity).map { viewRect($0.rect) }
  }

  /// Lays out the line at a height of the container.
  private func ensureLayout(at y: Int64) {
    guard standsAlone, store.paragraph(at: y) != nil || y < 0 else {
      return store.ensureLayout(downTo: LayoutUnit.sum(y, 1), in: 0)
    }
    store.ensureLayout(ofColumnFrom: max(0, y), to: LayoutUnit.sum(max(0, y), 1))
  }

  /// Lays out the lines that an insertion point may belong to.
  private func ensureLayout(around offset: Int) {
    let isEnd = offset == textStorage.length
    guard standsAlone, !isEnd || store.hasExactExtent || !store.hasExtraLine else {
      return store.ensureLayout(through: offset)
    }
    let first = store.paragraph(holding: max(0, offset - 1))?.index ?? 0
    let last = store.paragraph(holding: offset)?.index ?? store.paragraphs.count - 1
    store.ensureLayout(ofParagraphs: first..<last + 1)
  }

  /// Whether paragraphs are laid out without those above them.
  private var standsAlone: Bool {
    textLayoutManager != nil && store.isColumn && store.paragraphs.count > 0
  }
}
