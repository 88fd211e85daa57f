/// Chooses the places where the lines of a paragraph end together, rather than one after another.
///
/// Of all ways to break the paragraph into as few lines as there can be, the one of least cost is
/// taken; the best way up to a place is that up to the start of its last line, and that line.
struct LineChooser {
  private let breaker: LineBreaker
  private let breaks: BreakTable

  /// The best way to break the text up to a place.
  private struct Way {
    var lineCount = Int.max
    var cost = Double.infinity

    /// The place before the last line; -1 for the paragraph's start.
    var previous = -1
  }

  /// Begins with a paragraph at a width.
  init(_ breaker: LineBreaker) {
    self.breaker = breaker
    breaks = breaker.paragraph.breaks
  }

  /// The places where lines end: indices in the break table, in order.
  ///
  /// - Returns: None if lines must be found one by one: a word is wider than its line, or tabs
  ///   stand where what is before them says.
  /// - Complexity: O(*np*) in the places and those of a line.
  func ends() -> [Int] {
    guard breaker.paragraph.tabs.isEmpty, breaker.width < LayoutUnit.limit, !breaks.places.isEmpty
    else { return [] }
    var ways: [Way] = []
    var firstStart = -1
    for place in breaks.places.indices {
      let way = bestWay(to: place, after: ways, notBefore: firstStart)
      guard way.lineCount < .max else { return [] }
      ways.append(way)
      if breaks.places[place].traits.contains(.isMandatory) { firstStart = place }
    }
    var ends: [Int] = []
    var place = ways.count - 1
    while place >= 0 {
      ends.append(place)
      place = ways[place].previous
    }
    return ends.reversed()
  }

  private func bestWay(to place: Int, after ways: [Way], notBefore first: Int) -> Way {
    var best = Way()
    var previous = place - 1
    let mostRoom = max(breaker.room(isFirst: true), breaker.room(isFirst: false))
    let isLast =
      place == breaks.places.count - 1 || breaks.places[place].traits.contains(.isMandatory)
    while previous >= first {
      let start = previous < 0 ? .paragraph : LineStart(after: previous, of: breaks)
      let room = breaker.room(from: start)
      let width = breaker.lineWidth(from: start, to: place)
      if width <= room {
        let before = previous < 0 ? Way(lineCount: 0, cost: 0) : ways[previous]
        let lineCount = before.lineCount + 1
        let cost = before.cost + cost(of: width, in: room, isLast: isLast)
        if lineCount < best.lineCount || lineCount == best.lineCount && cost < best.cost {
          best = Way(lineCount: lineCount, cost: cost, previous: previous)
        }
      } else if width > mostRoom + breaks.fall + breaks.shortWidth {
        break
      }
      previous -= 1
    }
    return best
  }

  private func cost(of width: Int64, in room: Int64, isLast: Bool) -> Double {
    let (width, room) = (LayoutUnit(rawValue: width).points, LayoutUnit(rawValue: room).points)
    switch breaker.paragraph.rules.style.textWrap {
    case .greedy: return 0
    case .balanced: return width * width
    case .pretty:
      guard isLast else { return (room - width) * (room - width) }
      return width < room / 4 ? room * room : 0
    }
  }
}
