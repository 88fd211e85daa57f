/// Two dumps of the same views, compared.
struct FrameComparison {
  let former: Side
  let latter: Side

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

    /// The paths of the nodes in one.
    func childPaths(of path: String) -> [String] {
      places[path].map { children[$0].map { entries[$0].path } } ?? []
    }
  }

  /// Takes two dumps.
  init(_ former: FrameDump, _ latter: FrameDump) {
    self.former = Side(former)
    self.latter = Side(latter)
  }

  /// What became of each view.
  var changes: [FrameChange] {
    var changes: [FrameChange] = []
    for (index, entry) in latter.entries.enumerated() where entry.isTold {
      changes += self.changes(of: entry, at: index)
    }
    for entry in former.entries where entry.isTold && latter.places[entry.path] == nil {
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
      let moved = CGPoint(
        x: entry.frame.origin.x - before.frame.origin.x,
        y: entry.frame.origin.y - before.frame.origin.y
      )
      guard Axis.allCases.contains(where: { Self.differ(moved[$0], 0) }) else { return [] }
      let words = "moved by (\(Notation.length(moved.x)),\(Notation.length(moved.y)))"
      changes.append(FrameChange(path: entry.path, change: words, reason: nil))
    }
    return changes
  }

  /// The view in the earlier dump; `nil` if it was not there.
  func earlier(_ entry: FrameDump.Entry) -> FrameDump.Entry? {
    former.places[entry.path].map { former.entries[$0] }
  }

  /// Whether two lengths look different.
  static func differ(_ old: CGFloat, _ new: CGFloat) -> Bool {
    old != new && !(abs(old - new) <= Notation.tolerance)
  }
}
