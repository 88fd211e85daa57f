/// Frames while they are gathered.
struct FrameGathering {
  private(set) var entries: [FrameDump.Entry] = []

  private let paths: ShownPaths

  /// Begins with no frame.
  init(_ paths: ShownPaths) {
    self.paths = paths
  }

  /// Adds the frames of a node and of all in it.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - parent: The place of the node around it among the entries; `nil` for an outermost one.
  mutating func add(_ node: LayoutNode, in parent: Int?) {
    guard let place = node.place else { return }
    let index = entries.count
    entries.append(
      FrameDump.Entry(
        serial: node.serial,
        path: paths[node],
        view: node.viewName,
        isModifier: node.wrapped != nil,
        isNamed: node.name != nil,
        otherNames: node.otherNames,
        text: node.fullText,
        proposal: place.proposal,
        frame: place.frame,
        questions: node.memory.sizes.questions,
        answers: Dictionary(
          node.memory.sizes.all.map { ($0.question, $0.answer) },
          uniquingKeysWith: { first, _ in first }
        ),
        parent: parent
      )
    )
    for child in node.children { add(child, in: index) }
  }
}

extension LayoutNode {
  /// The whole text of a view that shows one; `nil` for others.
  var fullText: String? { (rule as? TextRule)?.content }
}
