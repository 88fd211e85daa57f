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

  /// Hears how each offer comes about, before it is made; `nil` if nobody does.
  var listener: ((_ index: Int, _ offer: RoomOffer) -> Void)?

  /// Offers each its part of the room, once.
  ///
  /// - Parameter room: The room that all share, in points; may be negative.
  /// - Returns: What each takes, in points, in the order of the priorities.
  /// - Complexity: O(*n* log *n*); each is asked four times at most, about three lengths.
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
      var remaining = group.count
      for (index, flexibility) in ordered(group) {
        let offer = (available / CGFloat(remaining)).asLength
        listener?(
          index,
          RoomOffer(
            length: offer,
            available: available,
            remaining: remaining,
            priority: priorities[index],
            reserved: reserved.dropFirst(position).reduce(0, +),
            flexibility: flexibility?.difference
          )
        )
        taken[index] = length(index, offer, .offer)
        available = subtract(taken[index], from: available)
        remaining -= 1
      }
    }
    return taken
  }

  /// Those of one priority in the order in which they are offered room; one alone is not probed.
  private func ordered(_ group: [Int]) -> [(index: Int, flexibility: Flexibility?)] {
    guard group.count > 1 else { return group.map { ($0, nil) } }
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
    }.map { ($0.index, $0.flexibility) }
  }

  /// A difference; infinity less infinity leaves infinity.
  private func subtract(_ length: CGFloat, from room: CGFloat) -> CGFloat {
    let rest = room - length
    return rest.isNaN ? room : rest
  }
}
