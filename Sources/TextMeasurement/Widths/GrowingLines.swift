/// The lines of a paragraph while the width of the text grows.
///
/// From one layout to the next only those lines are found again that end later, and those after
/// them up to the first that begins where one began before.
struct GrowingLines {
  /// A line, linked to the one after it.
  private struct Node {
    var start: LineStart
    var limit: Int64 = .max
    var height: Int64 = 0
    var next: Int32 = -1
  }

  private let paragraph: Paragraph
  private var nodes: [Node] = []
  private var unused: [Int32] = []
  private var queue = LimitQueue()

  /// The number of lines.
  private(set) var lineCount = 0

  /// From the top of the first line to the bottom of the last, in layout units.
  private(set) var height: Int64 = 0

  /// Lays a paragraph out.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - room: The width of the text, in layout units.
  init(_ paragraph: Paragraph, room: Int64) {
    self.paragraph = paragraph
    guard !paragraph.breaks.places.isEmpty else {
      lineCount = 1
      height = paragraph.rules.stacking.height(of: paragraph.lineMetrics[0])
      return
    }
    let breaker = LineBreaker(paragraph, width: room, wrap: .greedy)
    findAgain(from: insert(.paragraph, before: -1), breaker)
  }

  /// The least width at which a line ends later; `nil` if no width changes anything.
  ///
  /// Until then every line is as it is.
  var limit: Int64? {
    mutating get {
      while let entry = queue.first {
        if nodes[Int(entry.line)].limit == entry.limit { return entry.limit }
        queue.removeFirst()
      }
      return nil
    }
  }

  /// Lays the paragraph out in more room, which must not lie beyond ``limit``.
  mutating func grow(to room: Int64) {
    let breaker = LineBreaker(paragraph, width: room, wrap: .greedy)
    while let limit, limit <= room, let entry = queue.first {
      queue.removeFirst()
      findAgain(from: entry.line, breaker)
    }
  }
}

extension GrowingLines {
  /// Finds a line, and those after it until one begins where a line has begun before.
  private mutating func findAgain(from line: Int32, _ breaker: LineBreaker) {
    var line = line
    while true {
      let start = nodes[Int(line)].start
      let reach = breaker.reach(from: start)
      setReach(reach, of: line, from: start)
      var follower = nodes[Int(line)].next
      while follower >= 0, nodes[Int(follower)].start.offset < reach.next.offset {
        follower = remove(follower)
      }
      let isLast = reach.next.place >= paragraph.breaks.places.count
      let isKnown = follower >= 0 && nodes[Int(follower)].start.offset == reach.next.offset
      if isLast || isKnown && nodes[Int(follower)].start.begins(like: reach.next) {
        nodes[Int(line)].next = follower
        return
      }
      if isKnown {
        // It begins where it did, but after another number of hyphens, and so may end elsewhere.
        nodes[Int(line)].next = follower
        nodes[Int(follower)].start = reach.next
        line = follower
        continue
      }
      let added = insert(reach.next, before: follower)
      nodes[Int(line)].next = added
      line = added
    }
  }

  private mutating func setReach(_ reach: LineReach, of line: Int32, from start: LineStart) {
    let stacking = paragraph.rules.stacking
    let metrics = paragraph.metrics(from: start.offset, to: reach.next.offset)
    let spacing = start.offset == 0 ? 0 : stacking.lineSpacing
    let lineHeight = LayoutUnit.sum(stacking.height(of: metrics), spacing)
    height += lineHeight - nodes[Int(line)].height
    nodes[Int(line)].height = lineHeight
    nodes[Int(line)].limit = reach.limit
    if reach.limit <= LayoutUnit.limit {
      queue.insert(LimitQueue.Entry(limit: reach.limit, line: line))
    }
  }

  private mutating func insert(_ start: LineStart, before next: Int32) -> Int32 {
    lineCount += 1
    let node = Node(start: start, next: next)
    guard let place = unused.popLast() else {
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    nodes[Int(place)] = node
    return place
  }

  /// Removes a line and returns the one after it.
  private mutating func remove(_ line: Int32) -> Int32 {
    lineCount -= 1
    height -= nodes[Int(line)].height
    nodes[Int(line)].limit = .max
    unused.append(line)
    return nodes[Int(line)].next
  }
}
