extension FrameDump {
  /// One line for each view and modifier, from the outermost in.
  ///
  ///     HStack  HStack  300×100 → 300×100  (0,0 300×100)
  ///       title  Text  150×100 → 110×20  (0,40 110×20)  "Hello world"
  ///
  /// They are the path, the kind of view, what it was offered and took, and its frame in the space
  /// of the root. Lengths are in points, rounded to thousandths.
  public var text: String {
    var depths: [Int] = []
    return entries.map { entry in
      let depth = entry.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      return String(repeating: "  ", count: depth) + entry.description + "\n"
    }.joined()
  }
}

extension FrameDump.Entry: CustomStringConvertible {
  /// The view in a line.
  public var description: String {
    "\(Notation.escaped(path))  \(view)  \(Notation.proposal(proposal)) → \(Notation.size(reply))"
      + "  \(Notation.frame(frame))" + (text.map { "  \(Notation.quoted($0))" } ?? "")
  }
}

extension FrameDump: CustomStringConvertible {
  /// The views in lines: ``text``.
  public var description: String { text }
}
