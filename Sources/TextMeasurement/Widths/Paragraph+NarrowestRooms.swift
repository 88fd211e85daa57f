extension Paragraph {
  /// Whether it is certain that more room never makes more lines, where no word is broken and lines
  /// may be as wide as ``widestShortLine``.
  ///
  /// It is where widths are differences of keys, none of which falls, and hyphenation has no limits:
  /// then a line that begins later ends no earlier, nor does one in more room.
  var keysNeverFall: Bool {
    guard tabs.isEmpty, breaks.fall == 0, !limitsHyphenation else { return false }
    return breaks.keys.indices.dropFirst().allSatisfy {
      breaks.keys[$0 - 1].start <= breaks.keys[$0].start
    }
  }

  /// The greatest width of lines whose ends change the same glyphs, and which is no difference of keys;
  /// 0 if there are none.
  ///
  /// - Complexity: O(*s*) in the unsafe places, few of which overlap others.
  var widestShortLine: Int64 {
    let breaker = LineBreaker(self, width: 0, wrap: .greedy)
    let spans = breaks.unsafeSpans
    var widest: Int64 = 0
    for (index, span) in spans.enumerated() {
      let start = LineStart(after: Int(span.place), of: breaks)
      for other in spans[(index + 1)...].prefix(while: { $0.safeBefore < span.safeAfter }) {
        widest = max(widest, breaker.lineWidth(from: start, to: Int(other.place)))
      }
    }
    return widest
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
  /// - Precondition: The paragraph is plain, and ``keysNeverFall``.
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
