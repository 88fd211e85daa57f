extension Paragraph {
  /// Whether it is certain that more room never makes more lines, where no word is broken and lines
  /// may be as wide as ``roomForShortLines``.
  ///
  /// It is where widths are differences of keys, none of which falls, and hyphenation has no limits:
  /// then a line that begins later ends no earlier, nor does one in more room.
  var neverHasMoreLinesInMoreRoom: Bool {
    guard tabs.isEmpty, breaks.fall == 0, !limitsHyphenation else { return false }
    return breaks.keys.indices.dropFirst().allSatisfy {
      breaks.keys[$0 - 1].start <= breaks.keys[$0].start
    }
  }

  /// The room from which on every line fits whose ends change the same glyphs, and whose width is no
  /// difference of keys: twice as wide as their keys say, and an em more, is wide enough for letters
  /// that are no longer joined.
  var roomForShortLines: Int64 {
    breaks.unsafeSpans.isEmpty
      ? 0 : 2 * breaks.shortWidth + LayoutUnit(points: size).rawValue
  }

  /// The least room for one line, two lines and so on, down to a room.
  ///
  /// The least room for *n* lines up to a place is that of the best place where the last of them can
  /// begin: the greater of the room that the lines before it need and of its own width. The first
  /// grows with that place and the second shrinks, so the best is where they cross, and that moves
  /// on with the end of the line.
  ///
  /// - Parameter first: A room in which no word is broken, in layout units.
  /// - Returns: Rooms in layout units, none growing; only the last is not above `first`.
  /// - Precondition: The paragraph is plain, and ``neverHasMoreLinesInMoreRoom``.
  /// - Complexity: O(*nl*) in the places and the most lines.
  func narrowestRooms(downTo first: Int64) -> [Int64] {
    breaks.keys.withUnsafeBufferPointer { keys in
      var before = keys.map { max(0, $0.end) }
      var rooms = [before[keys.count - 1]]
      var next = before
      while rooms[rooms.count - 1] > first, rooms.count < keys.count {
        Self.addLine(after: rooms.count, keys, before, &next)
        swap(&before, &next)
        rooms.append(before[keys.count - 1])
      }
      return rooms
    }
  }

  /// Finds the least room for one line more, up to each place.
  ///
  /// - Parameters:
  ///   - count: The number of lines before.
  ///   - keys: The keys of the places.
  ///   - before: For each place the least room for `count` lines up to it.
  ///   - next: Where the least room for a line more is put.
  private static func addLine(
    after count: Int,
    _ keys: UnsafeBufferPointer<BreakTable.Key>,
    _ before: [Int64],
    _ next: inout [Int64]
  ) {
    before.withUnsafeBufferPointer { before in
      next.withUnsafeMutableBufferPointer { next in
        var start = count - 1
        for end in count..<keys.count {
          let pen = keys[end].end
          while start < end - 1, before[start] < pen - keys[start].start { start += 1 }
          let room = max(before[start], pen - keys[start].start)
          next[end] = start >= count ? min(room, pen - keys[start - 1].start) : room
        }
      }
    }
  }
}
