/// Lines in the order of their limits: a binary heap.
struct LimitQueue {
  /// A line and the room at which it was found to end later.
  struct Entry {
    /// The least room at which the line ends later, in layout units.
    let limit: Int64

    /// The line, an index.
    let line: Int32
  }

  private var entries: [Entry] = []

  /// An entry with the least limit; `nil` if there is none.
  var first: Entry? { entries.first }

  /// Adds an entry.
  ///
  /// - Complexity: O(log *n*) in the entries.
  mutating func insert(_ entry: Entry) {
    var place = entries.count
    entries.append(entry)
    while place > 0, entries[(place - 1) / 2].limit > entry.limit {
      entries[place] = entries[(place - 1) / 2]
      place = (place - 1) / 2
    }
    entries[place] = entry
  }

  /// Removes the first entry.
  ///
  /// - Complexity: O(log *n*) in the entries.
  mutating func removeFirst() {
    let entry = entries.removeLast()
    guard !entries.isEmpty else { return }
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, entries[child + 1].limit < entries[child].limit { child += 1 }
      guard entries[child].limit < entry.limit else { break }
      entries[place] = entries[child]
      place = child
    }
    entries[place] = entry
  }
}
