/// How room along an axis is shared by lengths that may take more or less than they are offered.
///
/// Those of the highest priority come first, and leave those of lower ones as much as these need at
/// least. Of equal priority the least flexible come first; each is offered an equal part of what is
/// left to them.
struct RoomSharing {
  /// The priorities, by which those who share are known.
  let priorities: [Double]

  /// What one of them takes of an offer, in points.
  let length: (_ index: Int, _ offer: CGFloat, _ question: Question) -> CGFloat

  /// Offers each its part of the room, once.
  ///
  /// - Parameter room: The room that all share, in points; may be negative.
  /// - Returns: What each takes, in points, in the order of the priorities.
  /// - Complexity: O(*n* log *n*); each is asked three times at most.
  @discardableResult
  func share(_ room: CGFloat) -> [CGFloat] {
    var taken = [CGFloat](repeating: 0, count: priorities.count)
    let groups = Dictionary(grouping: priorities.indices) { priorities[$0] }
      .sorted { $0.key > $1.key }.map(\.value)
    let reserved = groups.dropFirst().map { group in
      group.reduce(0) { $0 + length($1, 0, .minimumProbe) }
    }
    var available = subtract(reserved.reduce(0, +), from: room)
    for (position, group) in groups.enumerated() {
      if position > 0 { available += reserved[position - 1] }
      var remaining = CGFloat(group.count)
      for index in ordered(group) {
        taken[index] = length(index, (available / remaining).asLength, .offer)
        available = subtract(taken[index], from: available)
        remaining -= 1
      }
    }
    return taken
  }

  /// Those of one priority in the order in which they are offered room; one alone is not probed.
  private func ordered(_ group: [Int]) -> [Int] {
    guard group.count > 1 else { return group }
    let probed = group.map { index in
      let least = length(index, 0, .minimumProbe)
      return (
        index: index,
        flexibility: Flexibility(from: least, to: length(index, .infinity, .maximumProbe))
      )
    }
    // The index makes the order one of its own where flexibilities are equal.
    return probed.sorted { former, latter in
      if former.flexibility.precedes(latter.flexibility) { return true }
      if latter.flexibility.precedes(former.flexibility) { return false }
      return former.index < latter.index
    }.map(\.index)
  }

  /// A difference; infinity less infinity leaves infinity.
  private func subtract(_ length: CGFloat, from room: CGFloat) -> CGFloat {
    let rest = room - length
    return rest.isNaN ? room : rest
  }
}
