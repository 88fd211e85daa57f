internal import TextMeasurement

/// What a sweep looks at in a layout of one width.
struct SweepState {
  private var order: [String] = []
  private var traits: [String: Traits] = [:]
  private var height: CGFloat = 0
  private var rootPath = ""
  private var isAtRest = true

  /// What is looked at in a view.
  private struct Traits {
    var choice: String?
    var lineCount: Int?
    var isTruncated = false
    var overflow = false
  }

  /// No layout.
  init() {}

  /// Takes the layout of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - isAtRest: Whether its views have come to rest.
  init(of tree: LayoutTree, isAtRest: Bool) {
    let paths = ShownPaths(of: tree)
    height = tree.root.place?.size.height ?? 0
    rootPath = paths[tree.root]
    self.isAtRest = isAtRest
    for node in paths.nodes { add(node, paths) }
  }

  private mutating func add(_ node: LayoutNode, _ paths: ShownPaths) {
    var found = Traits()
    if node.rule is ViewThatFitsRule {
      found.choice = node.children.first { $0.place != nil }
        .map { paths[$0.namedOrView] }
    }
    if let shown = node.shownText {
      found.lineCount = shown.lines.count
      found.isTruncated = shown.isTruncated
    }
    found.overflow = node.overflowsParent
    let path = paths[node]
    order.append(path)
    traits[path] = found
  }
}

extension SweepState {
  /// What is otherwise than in the layout of the width before.
  func changes(since former: SweepState, at width: CGFloat, isFirst: Bool) -> [WidthSweep.Change] {
    var changes: [WidthSweep.Change] = []
    func tell(_ path: String, _ kind: WidthSweep.Kind, _ words: String) {
      changes.append(WidthSweep.Change(width: width, path: path, kind: kind, words: words))
    }
    for path in order {
      guard let new = traits[path] else { continue }
      let old = former.traits[path]
      if let choice = new.choice, choice != old?.choice {
        tell(path, .choice, "shows \(choice)" + (old?.choice.map { " instead of \($0)" } ?? ""))
      }
      if let count = new.lineCount, let before = old?.lineCount, count != before {
        tell(path, .lineCount, "has \(count) \(count == 1 ? "line" : "lines") instead of \(before)")
      }
      if new.isTruncated != old?.isTruncated ?? false {
        tell(path, .truncation, new.isTruncated ? "is truncated" : "is shown whole")
      }
      if new.overflow != old?.overflow ?? false {
        tell(
          path,
          .overflow,
          new.overflow ? "reaches out of its container" : "is inside its container"
        )
      }
    }
    if isAtRest != former.isAtRest {
      tell(rootPath, .unrest, isAtRest ? "comes to rest" : "does not come to rest")
    }
    if !isFirst, height > former.height + Notation.tolerance {
      let words = "is \(Notation.length(height)) high instead of \(Notation.length(former.height))"
      tell(rootPath, .growth, words + ", though it is wider")
    }
    return changes
  }
}
