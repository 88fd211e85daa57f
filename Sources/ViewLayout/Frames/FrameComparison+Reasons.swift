extension FrameComparison {
  /// Why a view is longer or shorter along an axis.
  func reason(
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
    if hasOtherChildren(entry.path) { return "it has other views" }
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
    if parent.proposal[axis] != parentBefore.proposal[axis] {
      return offered(parent, parentBefore, at: parentIndex, along: axis)
    }
    for (sibling, siblingBefore) in siblings
    where Self.differ(siblingBefore.reply[axis], sibling.reply[axis]) {
      return "\(viewPath(of: sibling)) took \(words(siblingBefore, sibling, axis))"
    }
    if parent.proposal != parentBefore.proposal {
      return offered(parent, parentBefore, at: parentIndex, along: axis)
    }
    return hasOtherChildren(parent.path)
      ? "its container has other views" : "\(viewPath(of: parent)) offers another size"
  }

  /// What a view answers in another way than before, that has nothing to do with what it was
  /// offered.
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
    latter.children[index].compactMap { child in
      let entry = latter.entries[child]
      return earlier(entry).map { (entry, $0) }
    }
  }

  /// The path of the view that a modifier is of.
  private func viewPath(of entry: FrameDump.Entry) -> String {
    guard entry.isModifier, !entry.isNamed, let index = latter.places[entry.path],
      let inner = latter.children[index].map({ latter.entries[$0] })
        .first(where: { entry.path.hasPrefix($0.path) })
    else { return entry.path }
    return viewPath(of: inner)
  }

  private func words(_ old: FrameDump.Entry, _ new: FrameDump.Entry, _ axis: Axis) -> String {
    "\(Notation.length(new.reply[axis])) instead of \(Notation.length(old.reply[axis]))"
  }
}
