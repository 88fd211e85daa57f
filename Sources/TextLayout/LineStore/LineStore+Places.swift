internal import Foundation
internal import TextMeasurement

extension LineStore {
  /// What is needed to ask a line that is laid out about its places.
  struct LineContext {
    let index: LineIndex
    let laid: LaidLine
    let line: ParagraphLine
    let prepared: PreparedParagraph
    let stored: StoredParagraph

    /// Where its paragraph begins: a UTF-16 offset.
    let start: Int

    /// Its top, in layout units from that of its container.
    let top: Int64

    /// A UTF-8 offset in the paragraph as a UTF-16 offset in the text.
    func characters(_ offset: Int) -> Int { start + stored.utf16Offset(offset) }

    /// A UTF-16 offset in the text as a UTF-8 offset in the paragraph.
    func local(_ character: Int) -> Int {
      stored.utf8Offset(min(max(0, character - start), stored.utf16Count))
    }
  }

  /// A line that is laid out, with what its places are asked of.
  func context(of index: LineIndex) -> LineContext? {
    guard let storage, index.paragraph < paragraphs.count,
      let layout = validLayout(index.paragraph), index.line < layout.lines.count
    else { return nil }
    let laid = layout.lines[index.line]
    return LineContext(
      index: index,
      laid: laid,
      line: reader(ofParagraph: index.paragraph, layout).line(index.line),
      prepared: prepared(index.paragraph),
      stored: storage.paragraphs[index.paragraph],
      start: paragraphs.summary(before: index.paragraph).text.utf16,
      top: top(of: laid, inParagraph: index.paragraph)
    )
  }

  /// What a point hits.
  struct Hit {
    /// The line; `nil` for an empty one, or where there is no line.
    var context: LineContext?

    /// The start of the cluster that was hit: a UTF-8 offset in the paragraph.
    var cluster = 0

    /// The start of the cluster, or the end of a line's text: a UTF-16 offset in the text.
    var character: Int

    /// How far across the cluster the point is, from 0 to 1.
    var fraction = 0.0

    /// The insertion point: a UTF-16 offset in the text.
    var insertionPoint: Int

    /// The line that it belongs to.
    var affinity = Affinity.downstream

    /// Whether the point lies on text.
    var isInside = false

    /// A place where there is no text to hit.
    init(at character: Int) {
      self.character = character
      insertionPoint = character
    }
  }

  /// Finds what a point of a container hits, among the lines that are laid out.
  func hit(_ x: Int64, _ y: Int64, in container: Int) -> Hit {
    if let extra = extraFragment, extra.container == container, extra.rect.minY.units <= y {
      return Hit(at: extra.characterRange.lowerBound)
    }
    guard let index = line(nearestTo: x, y, in: container), let context = context(of: index) else {
      return Hit(at: characters(ofContainer: container).upperBound)
    }
    let found = context.prepared.hit(x, on: context.line)
    var hit = Hit(at: context.characters(found.offset))
    hit.affinity = found.isLeading ? .downstream : .upstream
    let isOnLine = context.top <= y && y < context.top + context.line.height
    hit.isInside = found.isInside && isOnLine
    guard !found.cluster.isEmpty else { return hit }
    hit.context = context
    hit.cluster = found.cluster.lowerBound
    if found.isInside || found.isLeading { hit.character = context.characters(hit.cluster) }
    if found.isInside { hit.fraction = found.fraction }
    return hit
  }

  /// The caret of a UTF-16 offset on a line that is laid out, and the container of that.
  func caret(at offset: Int, _ affinity: Affinity) -> (rect: ContainerRect, container: Int)? {
    if offset == paragraphs.summary.text.utf16, let extra = extraFragment {
      let rect = ContainerRect(
        x: extra.textRect.minX,
        y: extra.textRect.minY,
        width: 0,
        height: extra.textRect.height
      )
      return (rect, extra.container)
    }
    guard let index = line(of: offset, affinity), let context = context(of: index) else {
      return nil
    }
    let x = context.prepared.caret(at: context.local(offset), of: context.line).x
    let rect = ContainerRect(
      left: x,
      top: context.top,
      right: x,
      bottom: LayoutUnit.sum(context.top, context.line.height)
    )
    return (rect, Int(context.laid.container))
  }

  /// The line that an insertion point belongs to, if it is laid out.
  private func line(of offset: Int, _ affinity: Affinity) -> LineIndex? {
    guard offset > 0 else { return laidOutLine(holding: 0) }
    let before = laidOutLine(holding: offset - 1)
    guard affinity == .downstream || offset == paragraphs.summary.text.utf16 else {
      let isSoft = before.flatMap(context)?.line.end != .mandatory
      return isSoft ? before : laidOutLine(holding: offset)
    }
    return laidOutLine(holding: offset) ?? before
  }

  /// The line of a container that is nearest to a point, among those that are laid out; of several
  /// in one row the nearest from the side.
  ///
  /// - Complexity: O(log *n*) in a column; else O(*l*) in the lines of the container.
  func line(nearestTo x: Int64, _ y: Int64, in container: Int) -> LineIndex? {
    isColumn ? columnLine(nearestTo: y) : flowLine(nearestTo: x, y, in: container)
  }

  private func columnLine(nearestTo y: Int64) -> LineIndex? {
    guard paragraphs.count > 0 else { return nil }
    var index = paragraph(nearestTo: y)
    if paragraphs[index].layout?.lines.isEmpty ?? true {
      guard let laid = lastLaidParagraph else { return nil }
      index = laid
    }
    guard let layout = paragraphs[index].layout else { return nil }
    let local = y - top(ofParagraph: index)
    let next = layout.lines.partitioningIndex { $0.bottom + $0.below > local }
    return LineIndex(paragraph: index, line: min(next, layout.lines.count - 1))
  }

  /// The last paragraph that has lines, where layout goes from the top.
  private var lastLaidParagraph: Int? {
    let first = paragraphs.first { $0.incomplete > 0 }?.index ?? paragraphs.count
    if first < paragraphs.count, paragraphs[first].layout?.lines.isEmpty == false { return first }
    return first > 0 ? first - 1 : nil
  }

  private func flowLine(nearestTo x: Int64, _ y: Int64, in container: Int) -> LineIndex? {
    var best: (index: LineIndex, down: Int64, side: Int64)?
    forEachLine(ofContainer: container) { paragraph, number, laid in
      let down = Self.distance(of: y, from: laid.y..<laid.y + max(1, laid.height))
      let side = Self.distance(of: x, from: laid.edges)
      guard best.map({ (down, side) < ($0.down, $0.side) }) ?? true else { return }
      best = (LineIndex(paragraph: paragraph, line: number), down, side)
    }
    return best?.index
  }

  /// How far a coordinate lies outside a range.
  private static func distance(of coordinate: Int64, from range: Range<Int64>) -> Int64 {
    max(0, range.lowerBound - coordinate, coordinate - range.upperBound + 1)
  }
}

extension LineStore {
  /// The characters that stand in a container, as far as is laid out: UTF-16 offsets.
  func characters(ofContainer container: Int) -> Range<Int> {
    if isColumn { return 0..<firstUnlaidOffset }
    var first: LineIndex?
    var last: LineIndex?
    forEachLine(ofContainer: container) { paragraph, line, _ in
      let index = LineIndex(paragraph: paragraph, line: line)
      first = first ?? index
      last = index
    }
    guard let lower = first.flatMap(fragment), let upper = last.flatMap(fragment) else {
      let end = container < flow.nextRow.container ? 0 : firstUnlaidOffset
      return end..<end
    }
    return lower.characterRange.lowerBound..<upper.characterRange.upperBound
  }
}
