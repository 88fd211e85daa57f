extension PreparedText {
  /// How high the text is at every width from ``minimumWidth`` on.
  ///
  /// - Complexity: As for ``heights(from:)``.
  public var heights: HeightTable { heights(from: 0) }

  /// How high the text is at every width from another on.
  ///
  /// Lines that are not greedy are as many as greedy ones; where fonts on them differ in height,
  /// they may be of another height than the table says.
  ///
  /// - Parameter lowest: Where the table begins, in points. 0 stands for ``minimumWidth``, as it
  ///   does everywhere; below that, words are broken or overflow, and each of their letters can
  ///   make a row.
  /// - Returns: The table, with one row at least.
  /// - Complexity: O(*n*²) in the words of the longest paragraph: as if each row of prose were laid
  ///   out two or three times. Nothing is shaped again but at ends inside words.
  public func heights(from lowest: Double) -> HeightTable {
    let steps = heightSteps(from: room(for: lowest), below: .max)
    let rows = steps.map { step in
      HeightTable.Row(
        narrowestWidth: width(ofRoom: step.room),
        lineCount: step.lineCount,
        height: boxHeight(ofLines: step.height),
        room: step.room
      )
    }
    return HeightTable(rows, of: self)
  }
}

extension PreparedText {
  /// What the layout of a text is from one room on up to the next step's.
  struct HeightStep {
    /// The least room for a line, in layout units.
    var room: Int64

    /// The number of lines.
    var lineCount: Int

    /// The sum of the lines' heights, in layout units.
    var height: Int64
  }

  /// The steps of the height in a range of room.
  ///
  /// - Parameters:
  ///   - first: The least room for a line, in layout units.
  ///   - end: The room that is not looked at any more.
  /// - Returns: Steps by increasing room, at least one; the first begins at `first`.
  func heightSteps(from first: Int64, below end: Int64) -> [HeightStep] {
    var changes: [HeightStep] = []
    var sum = HeightStep(room: first, lineCount: 0, height: 0)
    for paragraph in paragraphs {
      let base = paragraph.appendHeightChanges(
        from: first,
        below: end,
        to: &changes
      )
      sum.lineCount += base.lineCount
      sum.height &+= base.height
    }
    if hasExtraLine { sum.lineCount += 1 }
    sum.height &+= fixedHeight
    // Those of one paragraph are in order.
    if paragraphs.count > 1 { changes.sort { $0.room < $1.room } }
    return Self.steps(sum, changes)
  }

  /// Adds up changes, and leaves out those that change nothing.
  ///
  /// Sums go beyond the range of lengths on the way, so that differences hold; steps do not.
  private static func steps(_ first: HeightStep, _ changes: [HeightStep]) -> [HeightStep] {
    var sum = first
    var steps = [clamped(sum)]
    for (index, change) in changes.enumerated() {
      sum.room = change.room
      sum.lineCount += change.lineCount
      sum.height &+= change.height
      if index + 1 < changes.count, changes[index + 1].room == change.room { continue }
      let step = clamped(sum)
      let last = steps[steps.count - 1]
      if step.lineCount != last.lineCount || step.height != last.height { steps.append(step) }
    }
    return steps
  }

  private static func clamped(_ step: HeightStep) -> HeightStep {
    var step = step
    step.height = LayoutUnit.sum(step.height, 0)
    return step
  }

  /// The least width that leaves so much room for a line, in points; 0 stands for the minimum.
  ///
  /// No room is left by any width up to that of the insets; of those it is the greatest.
  func width(ofRoom room: Int64) -> Double {
    room + contentInsets.horizontal > 0 || minimumUnits == 0
      ? boxWidth(ofLines: room) : .leastNonzeroMagnitude
  }
}

extension Paragraph {
  /// Appends how the number of lines and the height change while the room for a line grows.
  ///
  /// - Parameters:
  ///   - first: The least room, in layout units.
  ///   - end: The room that is not looked at any more.
  ///   - changes: Where each change is appended, by increasing room: the differences.
  /// - Returns: The number of lines and the height in the least room.
  fileprivate func appendHeightChanges(
    from first: Int64,
    below end: Int64,
    to changes: inout [PreparedText.HeightStep]
  ) -> Extent {
    let counting = end == .max ? counting(from: first) : nil
    if let counting, counting.room == first {
      return appendLineCounts(from: first, lineHeight: counting.lineHeight, to: &changes)
    }
    var lines = GrowingLines(self, room: first)
    let base = Extent(lineCount: lines.lineCount, height: lines.height)
    var last = base
    while let room = lines.limit, room < end {
      if let counting, room > counting.room {
        _ = appendLineCounts(from: counting.room, lineHeight: counting.lineHeight, to: &changes)
        break
      }
      lines.grow(to: room)
      guard lines.lineCount != last.lineCount || lines.height != last.height else { continue }
      changes.append(
        PreparedText.HeightStep(
          room: room,
          lineCount: lines.lineCount - last.lineCount,
          height: lines.height - last.height
        )
      )
      last = Extent(lineCount: lines.lineCount, height: lines.height)
    }
    return base
  }

  /// The least room from one on in which the least room for each number of lines tells the height,
  /// and the height of a line; `nil` if there is none.
  private func counting(from first: Int64) -> (room: Int64, lineHeight: Int64)? {
    guard let plainHeight, first >= breaks.minimumWidth, rules.indents.areZero, keysNeverFall
    else { return nil }
    return (max(first, widestShortLine), plainHeight)
  }

  /// Appends the least room for each number of lines, all of which are equally high.
  ///
  /// - Returns: The number of lines and the height in the least room.
  private func appendLineCounts(
    from first: Int64,
    lineHeight: Int64,
    to changes: inout [PreparedText.HeightStep]
  ) -> Extent {
    let rooms = narrowestRooms(downTo: first)
    let advance = LayoutUnit.sum(lineHeight, rules.stacking.lineSpacing)
    for room in rooms.dropLast().reversed() {
      changes.append(PreparedText.HeightStep(room: room, lineCount: -1, height: -advance))
    }
    return Extent(
      lineCount: rooms.count,
      height: lineHeight &+ Int64(rooms.count - 1) &* advance
    )
  }
}
