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

    /// The next line, or the next node without one; -1 after the last.
    var next: Int32
  }

  private let paragraph: Paragraph
  private var nodes: [Node] = []

  /// The first of the nodes without a line; -1 if there is none.
  private var unused: Int32 = -1

  /// The least limit of the lines, as far as they have been looked at.
  private var leastLimit = Int64.max

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
    _ = findAgain(from: insert(.paragraph, before: -1), breaker)
  }

  /// The least width at which a line ends later; `nil` if no width changes anything.
  ///
  /// Until then every line is as it is.
  var limit: Int64? { leastLimit < LayoutUnit.limit ? leastLimit : nil }

  /// Lays the paragraph out in more room, which must not lie beyond ``limit``.
  ///
  /// Lines are looked at in the order of the text. So none is found twice: where one ends later,
  /// those after it are other lines.
  mutating func grow(to room: Int64) {
    guard let limit, limit <= room else { return }
    let breaker = LineBreaker(paragraph, width: room, wrap: .greedy)
    leastLimit = .max
    // The first line always begins with the paragraph and keeps its node.
    var line: Int32 = 0
    while line >= 0 {
      let limit = nodes[Int(line)].limit
      if limit <= room {
        line = findAgain(from: line, breaker)
      } else {
        leastLimit = min(leastLimit, limit)
        line = nodes[Int(line)].next
      }
    }
  }
}

extension GrowingLines {
  /// Finds a line, and those after it until one begins where a line has begun before.
  ///
  /// - Returns: That line; -1 if there is none.
  private mutating func findAgain(from line: Int32, _ breaker: LineBreaker) -> Int32 {
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
        return follower
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
    leastLimit = min(leastLimit, reach.limit)
  }

  private mutating func insert(_ start: LineStart, before next: Int32) -> Int32 {
    lineCount += 1
    let node = Node(start: start, next: next)
    guard unused >= 0 else {
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    let place = unused
    unused = nodes[Int(place)].next
    nodes[Int(place)] = node
    return place
  }

  /// Removes a line and returns the one after it.
  private mutating func remove(_ line: Int32) -> Int32 {
    lineCount -= 1
    height -= nodes[Int(line)].height
    let next = nodes[Int(line)].next
    nodes[Int(line)].next = unused
    unused = line
    return next
  }
}
