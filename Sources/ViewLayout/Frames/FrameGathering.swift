/// Frames while they are gathered.
struct FrameGathering {
  private(set) var entries: [FrameDump.Entry] = []

  /// The names that a view has which another one had before.
  private(set) var repeatedNames: [String] = []

  private var paths = NodePaths()
  private var taken: Set<String> = []

  mutating func add(_ node: LayoutNode, in parent: Int?) {
    guard let place = node.place else { return }
    let index = entries.count
    entries.append(
      FrameDump.Entry(
        path: key(of: node),
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

  /// The name or path of a node; where that is taken, the path, and with a number if that is too.
  private mutating func key(of node: LayoutNode) -> String {
    let path = paths.path(of: node)
    var key = paths.key(of: node)
    if taken.contains(key) {
      if node.name != nil { repeatedNames.append(key) }
      key = path
    }
    var number = 1
    while !taken.insert(key).inserted {
      number += 1
      key = "\(path)#\(number)"
    }
    return key
  }
}

extension LayoutNode {
  /// The whole text of a view that shows one; `nil` for others.
  var fullText: String? { (rule as? TextRule)?.content }
}
