/// Two dumps of the same views, compared.
struct FrameComparison {
  let former: Side
  let latter: Side

  /// For each entry of the latter the place of the same view in the former; `nil` if it was not
  /// there.
  private let matches: [Int?]

  /// A dump whose entries are found by their paths and containers.
  struct Side {
    let entries: [FrameDump.Entry]
    let places: [String: Int]

    /// The places of the nodes in each.
    private(set) var children: [[Int]]

    init(_ dump: FrameDump) {
      entries = dump.entries
      places = Dictionary(uniqueKeysWithValues: zip(entries.map(\.path), entries.indices))
      children = [[Int]](repeating: [], count: entries.count)
      for (index, entry) in entries.enumerated() {
        if let parent = entry.parent { children[parent].append(index) }
      }
    }
  }

  /// Takes two dumps.
  init(_ former: FrameDump, _ latter: FrameDump) {
    self.former = Side(former)
    self.latter = Side(latter)
    matches = Self.matches(of: latter.entries, in: self.former)
  }

  /// The same views in an earlier dump: the same nodes; for those that were made anew, and in dumps
  /// of other trees, what has the same path.
  private static func matches(of entries: [FrameDump.Entry], in former: Side) -> [Int?] {
    let places = Dictionary(zip(former.entries.map(\.serial), former.entries.indices)) { first, _ in
      first
    }
    var matches = entries.map { places[$0.serial] }
    let taken = Set(matches.compactMap(\.self))
    for (index, entry) in entries.enumerated() where matches[index] == nil {
      guard let place = former.places[entry.path], !taken.contains(place) else { continue }
      matches[index] = place
    }
    return matches
  }

  /// What became of each view.
  var changes: [FrameChange] {
    var changes: [FrameChange] = []
    for (index, entry) in latter.entries.enumerated() where entry.isTold {
      changes += self.changes(of: entry, at: index)
    }
    let found = Set(matches.compactMap(\.self))
    for (index, entry) in former.entries.enumerated()
    where entry.isTold && !found.contains(index) {
      changes.append(FrameChange(path: entry.path, change: "gone", reason: nil))
    }
    return changes
  }

  private func changes(of entry: FrameDump.Entry, at index: Int) -> [FrameChange] {
    guard let before = earlier(entry) else {
      return [FrameChange(path: entry.path, change: "new", reason: nil)]
    }
    var changes = Axis.allCases.compactMap { axis -> FrameChange? in
      let (old, new) = (before.reply[axis], entry.reply[axis])
      guard Self.differ(old, new) else { return nil }
      let word = new > old ? axis.longerWord : axis.shorterWord
      return FrameChange(
        path: entry.path,
        change: "\(word) by \(Notation.length(abs(new - old)))",
        reason: reason(for: entry, before, at: index, along: axis)
      )
    }
    if changes.isEmpty, before.text == entry.text {
      let (old, new) = (before.frame.origin, entry.frame.origin)
      let moved = Axis.allCases.filter { Self.differ(old[$0], new[$0]) }
      guard !moved.isEmpty else { return [] }
      let lengths = Axis.allCases.map { axis in
        Notation.length(moved.contains(axis) ? new[axis] - old[axis] : 0)
      }
      let words = "moved by (\(lengths.joined(separator: ",")))"
      changes.append(FrameChange(path: entry.path, change: words, reason: nil))
    }
    return changes
  }

  /// The view in the earlier dump; `nil` if it was not there.
  func earlier(_ entry: FrameDump.Entry) -> FrameDump.Entry? {
    latter.places[entry.path].flatMap { matches[$0] }.map { former.entries[$0] }
  }

  /// Whether one has other nodes in it than before.
  func hasOtherChildren(_ path: String) -> Bool {
    guard let index = latter.places[path], let before = matches[index] else { return true }
    return latter.children[index].map { matches[$0] } != former.children[before]
  }

  /// Whether two lengths look different.
  static func differ(_ old: CGFloat, _ new: CGFloat) -> Bool {
    old != new && !(abs(old - new) <= Notation.tolerance)
  }
}
