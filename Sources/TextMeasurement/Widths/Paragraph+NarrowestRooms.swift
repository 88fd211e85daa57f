extension Paragraph {
  /// Whether it is certain that more room never makes more lines, where no word is broken and lines
  /// may be as wide as ``widestShortLine``.
  ///
  /// It is where widths are differences of keys, none of which falls, and hyphenation has no
  /// limits: then a line that begins later ends no earlier, nor does one in more room.
  var keysNeverFall: Bool {
    guard tabs.isEmpty, breaks.fall == 0, !limitsHyphenation else { return false }
    return breaks.places.indices.dropFirst().allSatisfy {
      breaks.start(of: $0 - 1) <= breaks.start(of: $0)
    }
  }

  /// The greatest width of lines whose ends change the same glyphs, and which is no difference of
  /// keys; 0 if there are none.
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
  /// The least room for *n* lines up to a place is that of the best place where the last of them
  /// can begin: the greater of the room that the lines before it need and of its own width. The
  /// first grows with that place and the second shrinks, so the best is where they cross, and that
  /// moves on with the end of the line.
  ///
  /// In more room than `first` no line ends before that of the same number in `first`. So places
  /// before that are passed over; what is found then is exact if it is above `first`.
  ///
  /// - Parameter first: A room in which no word is broken, in layout units.
  /// - Returns: Rooms in layout units, none growing. Only the last is not above `first`, and may be
  ///   more than the least.
  /// - Precondition: The paragraph is plain, and ``keysNeverFall``.
  /// - Complexity: O(*nl*) in the places and the most lines.
  func narrowestRooms(downTo first: Int64) -> [Int64] {
    let last = breaks.places.count - 1
    var before = breaks.places.indices.map {
      LeastRoom(max(0, breaks.places[$0].end), start: breaks.start(of: $0))
    }
    var rooms = [before[last].room]
    var next = before
    var lowest = lineEnd(after: 0, from: 0, in: first)
    while rooms[rooms.count - 1] > first {
      let end = lineEnd(after: breaks.start(of: lowest), from: lowest + 1, in: first)
      addLine(from: lowest, to: end, before, &next)
      swap(&before, &next)
      lowest = end
      rooms.append(before[last].room)
    }
    return rooms
  }

  /// The place at which a line ends that begins right before a place, with the pen at `start`.
  private func lineEnd(after start: Int64, from place: Int, in room: Int64) -> Int {
    let reach = start + room
    return breaks.places.withUnsafeBufferPointer { keys in
      BreakSearch.lastFitting(from: place, through: keys.count - 1, reach: reach) { keys[$0].end }
    }
  }

  /// The least room for a number of lines up to a place.
  private struct LeastRoom {
    /// The room.
    let room: Int64

    /// How far the pen has come at the end of a line from the place on that is as wide.
    let pen: Int64

    /// The least room up to a place, after which a line begins at `start`.
    @inline(__always)
    init(_ room: Int64, start: Int64) {
      self.room = room
      pen = room &+ start
    }
  }

  /// Finds the least room for one line more, up to each place from `end` on.
  ///
  /// Rooms and keys are far from the ends of the range, so no sum of two overflows.
  ///
  /// - Parameters:
  ///   - first: The first place that the line may begin after.
  ///   - end: The first place that it may end at.
  ///   - before: For each place from `first` on the least room for the lines before, up to it.
  ///   - next: Where the least room for a line more is put.
  private func addLine(
    from first: Int,
    to end: Int,
    _ before: [LeastRoom],
    _ next: inout [LeastRoom]
  ) {
    before.withUnsafeBufferPointer { before in
      next.withUnsafeMutableBufferPointer { next in
        var start = first
        for end in end..<breaks.places.count {
          let pen = breaks.places[end].end
          while start < end &- 1, before[start].pen < pen { start &+= 1 }
          var room = max(before[start].room, pen &- breaks.start(of: start))
          if start > first { room = min(room, pen &- breaks.start(of: start &- 1)) }
          next[end] = LeastRoom(room, start: breaks.start(of: end))
        }
      }
    }
  }
}
