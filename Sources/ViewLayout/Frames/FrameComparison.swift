/// Two dumps of the same views, compared.
struct FrameComparison {
  private let former: FrameDump
  private let latter: FrameDump
  private let formerPlaces: [String: Int]

  init(_ former: FrameDump, _ latter: FrameDump) {
    self.former = former
    self.latter = latter
    formerPlaces = Dictionary(
      uniqueKeysWithValues: former.entries.indices.map { (former.entries[$0].path, $0) }
    )
  }

  var changes: [FrameChange] {
    var changes: [FrameChange] = []
    for (index, entry) in latter.entries.enumerated() where entry.isTold {
      changes += self.changes(of: entry, at: index)
    }
    let present = Set(latter.entries.map(\.path))
    for entry in former.entries where entry.isTold && !present.contains(entry.path) {
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

  private func earlier(_ entry: FrameDump.Entry) -> FrameDump.Entry? {
    formerPlaces[entry.path].map { former.entries[$0] }
  }

  static func differ(_ old: CGFloat, _ new: CGFloat) -> Bool {
    old != new && !(abs(old - new) <= Notation.tolerance)
  }
}

extension FrameComparison {
  /// Why a view is longer or shorter along an axis.
  private func reason(
    for entry: FrameDump.Entry,
    _ before: FrameDump.Entry,
    at index: Int,
    along axis: Axis
  ) -> String? {
    if entry.text != before.text {
      return "its text changed from \(Notation.quoted(before.text ?? "")) to "
        + Notation.quoted(entry.text ?? "")
    }
    guard entry.proposal == before.proposal else {
      return offered(entry, before, at: index, along: axis)
    }
    for (child, childBefore) in children(of: index)
    where Self.differ(childBefore.reply[axis], child.reply[axis]) {
      return "\(viewPath(of: child)) in it took \(words(childBefore, child, axis))"
    }
    if paths(in: former, of: before) != paths(in: latter, of: entry) { return "it has other views" }
    return "it answers \(Notation.proposal(entry.proposal)) in another way"
  }

  /// Why a view was offered another size.
  private func offered(
    _ entry: FrameDump.Entry,
    _ before: FrameDump.Entry,
    at index: Int,
    along axis: Axis
  ) -> String? {
    guard let parentIndex = entry.parent else {
      return "the root was offered \(Notation.proposal(entry.proposal)) instead of "
        + Notation.proposal(before.proposal)
    }
    let parent = latter.entries[parentIndex]
    let siblings = children(of: parentIndex).filter { $0.0.path != entry.path }
    for (sibling, siblingBefore) in siblings {
      if let change = ownChange(of: sibling, siblingBefore, along: axis) { return change }
    }
    guard let parentBefore = earlier(parent) else { return nil }
    if parent.proposal != parentBefore.proposal {
      return offered(parent, parentBefore, at: parentIndex, along: axis)
    }
    for (sibling, siblingBefore) in siblings
    where Self.differ(siblingBefore.reply[axis], sibling.reply[axis]) {
      return "\(viewPath(of: sibling)) took \(words(siblingBefore, sibling, axis))"
    }
    let isOther = paths(in: former, of: parentBefore) != paths(in: latter, of: parent)
    return isOther ? "its container has other views" : "\(viewPath(of: parent)) offers another size"
  }

  /// What a view answers in another way than before, that has nothing to do with what it was offered.
  private func ownChange(
    of entry: FrameDump.Entry,
    _ before: FrameDump.Entry,
    along axis: Axis
  ) -> String? {
    let name = viewPath(of: entry)
    let probes: [(word: String, length: CGFloat?)] = [
      ("minimum", 0), ("maximum", .infinity), ("ideal \(axis.lengthWord)", nil),
    ]
    let shared = entry.questions.filter { before.answers[$0] != nil }
    for probe in probes {
      for proposal in shared where proposal[axis] == probe.length {
        guard let old = before.answers[proposal]?[axis], let new = entry.answers[proposal]?[axis],
          Self.differ(old, new)
        else { continue }
        return "\(name)'s \(probe.word) \(new > old ? "rose" : "fell") from "
          + "\(Notation.length(old)) to \(Notation.length(new))"
      }
    }
    guard entry.proposal == before.proposal, Self.differ(before.reply[axis], entry.reply[axis])
    else {
      return nil
    }
    return "\(name) took \(words(before, entry, axis))"
  }

  /// The nodes in one that were there before too, now and then.
  private func children(of index: Int) -> [(FrameDump.Entry, FrameDump.Entry)] {
    latter.entries.filter { $0.parent == index }.compactMap { entry in
      earlier(entry).map { (entry, $0) }
    }
  }

  /// The paths of the nodes in one.
  private func paths(in dump: FrameDump, of entry: FrameDump.Entry) -> [String] {
    let index = dump.entries.firstIndex { $0.path == entry.path }
    return dump.entries.filter { $0.parent == index && index != nil }.map(\.path)
  }

  /// The path of the view that a modifier is of.
  private func viewPath(of entry: FrameDump.Entry) -> String {
    guard entry.isModifier, !entry.isNamed,
      let index = latter.entries.firstIndex(where: { $0.path == entry.path }),
      let inner = latter.entries.first(where: {
        $0.parent == index && entry.path.hasPrefix($0.path)
      })
    else { return entry.path }
    return viewPath(of: inner)
  }

  private func words(_ old: FrameDump.Entry, _ new: FrameDump.Entry, _ axis: Axis) -> String {
    "\(Notation.length(new.reply[axis])) instead of \(Notation.length(old.reply[axis]))"
  }
}
