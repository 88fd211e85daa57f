extension LayoutTrace {
  /// The questions as a tree, one a line.
  ///
  ///     HStack  offer 300×100 → 300×100
  ///       A  min 0×100 → 0×100
  ///       A  offer 150×100 → 150×100  300 among 2, flexibility inf
  ///
  /// What a node remembered ends in `remembered`.
  ///
  /// - Complexity: O(*n* *d*) in the questions and the depth of the views.
  public var text: String {
    let paths = paths
    return entries.map { entry in
      String(repeating: "  ", count: entry.depth) + Notation.escaped(paths[entry.node])
        + "  \(entry)\n"
    }.joined()
  }

  /// The names and paths of the nodes that were asked, those first that are shown.
  var paths: ShownPaths {
    let outermost = entries.filter { $0.depth == 0 }.map(\.node)
    var shown: [LayoutNode] = []
    for node in outermost where !shown.contains(where: { $0 === node }) { shown += node.shownNodes }
    return ShownPaths(of: shown, before: entries.lazy.map(\.node))
  }
}

extension LayoutTrace.Entry: CustomStringConvertible {
  /// The question and its answer in a line, without the node.
  public var description: String {
    "\(kind.rawValue) \(Notation.proposal(proposal)) → \(Notation.size(reply))"
      + (offer.map { "  \($0)" } ?? "") + (isRemembered ? "  remembered" : "")
  }
}

extension RoomOffer: CustomStringConvertible {
  /// The arithmetic in words, such as `300 among 2, flexibility inf`.
  public var description: String {
    var parts = ["\(Notation.length(available)) among \(remaining)"]
    if reserved != 0 { parts.append("\(Notation.length(reserved)) kept for lower priorities") }
    if priority != 0 { parts.append("priority \(Notation.length(CGFloat(priority)))") }
    if let flexibility { parts.append("flexibility \(Notation.length(flexibility))") }
    return parts.joined(separator: ", ")
  }
}

extension LayoutTrace: CustomStringConvertible {
  /// The questions in lines: ``text``.
  public var description: String { text }
}
