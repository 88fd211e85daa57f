/// Finds the lines of a prepared paragraph that searching the keys of its places finds: those of
/// most paragraphs, all but lines that end inside words.
///
/// The lines are those that a ``LineFinder`` finds. Lengths are layout units.
package struct PlainLineFinder {
  private let paragraph: Paragraph
  private let first: Room
  private let other: Room

  /// The height of every line.
  package let height: Int64

  /// Where a line stands.
  private struct Room {
    let left: Int64

    /// The other edge; `nil` if there is none, and lines stand at the left.
    let right: Int64?

    /// The room for content.
    let width: Int64
  }

  /// Begins with a paragraph; `nil` if its lines are found otherwise.
  ///
  /// - Parameters:
  ///   - prepared: The paragraph.
  ///   - usesFontLeading: Whether its faces' line gaps are used.
  ///   - left: Where the room for lines and indents begins.
  ///   - width: How wide that is; `LayoutUnit.limit` if it has no end.
  package init?(
    _ prepared: PreparedParagraph,
    usesFontLeading: Bool,
    left: Int64,
    width: Int64
  ) {
    paragraph = prepared.paragraph
    guard paragraph.plainHeight != nil, var metrics = paragraph.uniformMetrics else { return nil }
    if !usesFontLeading { metrics.leading = 0 }
    height = paragraph.rules.stacking.height(of: metrics)
    first = Self.room(paragraph, isFirst: true, left, width)
    other = Self.room(paragraph, isFirst: false, left, width)
  }

  private static func room(
    _ paragraph: Paragraph,
    isFirst: Bool,
    _ left: Int64,
    _ width: Int64
  ) -> Room {
    let indents = paragraph.rules.indents
    let room = indents.room(in: width, isFirst: isFirst)
    let start = indents.start(isFirst: isFirst)
    let isRightToLeft = paragraph.baseLevel.isRightToLeft
    guard width < LayoutUnit.limit else {
      return Room(left: left + (isRightToLeft ? 0 : start), right: nil, width: room)
    }
    let end = indents.end(in: width)
    return Room(
      left: left + (isRightToLeft ? width - end : start),
      right: left + (isRightToLeft ? width - start : end),
      width: room
    )
  }

  /// The extent of all lines; `nil` if one of them ends inside a word or so near to its start that
  /// its glyphs are others.
  ///
  /// - Complexity: O(*l* log *b*) in the lines and the places in one.
  package var extent: PlainExtent? {
    let breaks = paragraph.breaks
    let places = breaks.places
    let shortWidth = breaks.shortWidth
    let last = places.count - 1
    var extent = PlainExtent(lineHeight: height)
    return places.withUnsafeBufferPointer { places in
      var place = 0
      var key: Int64 = 0
      var room = first
      while place <= last {
        let found = BreakSearch.lastFitting(
          from: place,
          through: last,
          reach: BreakTable.Place.sortKey(ofReach: key + room.width)
        ) { places[$0].sortKey }
        guard found >= place else { return nil }
        let width = places[found].end - key
        if shortWidth > 0, width < shortWidth { return nil }
        let content = max(0, width)
        extent.add(from: x(ofWidth: content, room), width: content)
        key = places[found].nearbyStart
        place = found + 1
        room = other
      }
      return extent
    }
  }

  private func x(ofWidth width: Int64, _ room: Room) -> Int64 {
    room.right.map { paragraph.x(ofWidth: width, from: room.left, to: $0) } ?? room.left
  }

  /// Visits the lines from a place on, as long as `visit` asks for more.
  ///
  /// - Parameters:
  ///   - position: Where the first line begins.
  ///   - visit: Is given each line.
  /// - Returns: Where the first line begins that was not visited: not asked for, or not found so.
  /// - Complexity: O(log *b*) a line in the places where it can end.
  package func forEachLine(
    from position: LinePosition,
    while visit: (PlainLine) -> Bool
  ) -> LinePosition {
    var start = position.start
    let last = paragraph.breaks.places.count - 1
    let shortWidth = paragraph.breaks.shortWidth
    guard !isInsideWord(start) else { return position }
    paragraph.breaks.places.withUnsafeBufferPointer { places in
      while start.place <= last {
        let room = start.place == 0 ? first : other
        let found = BreakSearch.lastFitting(
          from: start.place,
          through: last,
          reach: BreakTable.Place.sortKey(ofReach: start.key + room.width)
        ) { places[$0].sortKey }
        guard found >= start.place else { return }
        let width = places[found].end - start.key
        // The ends of a line that is too short change the same glyphs.
        if shortWidth > 0, width < shortWidth { return }
        let line = line(from: start, to: places[found], width: max(0, width), room)
        start = LineStart(after: found, of: paragraph.breaks)
        if !visit(line) { return }
      }
    }
    return LinePosition(start: start)
  }

  private func isInsideWord(_ start: LineStart) -> Bool {
    start.place == 0
      ? start.offset > 0 : start.offset != Int(paragraph.breaks.places[start.place - 1].offset)
  }

  private func line(
    from start: LineStart,
    to place: BreakTable.Place,
    width: Int64,
    _ room: Room
  ) -> PlainLine {
    PlainLine(
      start: PackedLinePosition(LinePosition(start: start)),
      range: start.offset..<Int(place.offset),
      x: x(ofWidth: width, room),
      width: width
    )
  }
}
