/// What the indents of a paragraph leave for its lines, in layout units.
struct Indents: Hashable, Sendable {
  /// From the leading margin to the start of the first line; never negative.
  let firstLine: Int64

  /// From the leading margin to the start of the other lines; never negative.
  let head: Int64

  /// Where lines end at the latest: above 0 from the leading margin, else from the trailing one.
  let tail: Int64

  /// The indents of a style.
  init(_ style: ParagraphStyle) {
    firstLine = max(0, LayoutUnit(points: style.firstLineIndent).rawValue)
    head = max(0, LayoutUnit(points: style.headIndent).rawValue)
    tail = LayoutUnit(points: style.tailIndent).rawValue
  }

  /// Whether lines have the whole width.
  var areZero: Bool { firstLine == 0 && head == 0 && tail == 0 }

  /// From the leading margin to the start of a line.
  func start(isFirst: Bool) -> Int64 { isFirst ? firstLine : head }

  /// From the leading margin to the end of the room for lines.
  func end(in width: Int64) -> Int64 { tail > 0 ? min(tail, width) : max(0, width + tail) }

  /// The room for the content of a line.
  func room(in width: Int64, isFirst: Bool) -> Int64 {
    max(0, end(in: width) - start(isFirst: isFirst))
  }

  /// The least width of text that leaves so much room for a line; `Int64.max` if none does.
  func width(leaving room: Int64, isFirst: Bool) -> Int64 {
    let end = LayoutUnit.sum(start(isFirst: isFirst), room)
    if tail > 0 { return end <= tail ? end : .max }
    return LayoutUnit.sum(end, -tail)
  }

  /// The width of text that a line needs, with its indents.
  func extent(of lineWidth: Int64, isFirst: Bool) -> Int64 {
    LayoutUnit.sum(start(isFirst: isFirst) + lineWidth, max(0, -tail))
  }
}
