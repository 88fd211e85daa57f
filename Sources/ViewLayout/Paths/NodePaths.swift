/// The paths of nodes, by which they are found again in another layout of the same views.
///
/// A path has the kinds of the views around a view, from the root, such as
/// `ScrollView/Column/Text[0]`. Views of one kind in one container are numbered. A modifier has the
/// path of its view and its own name, such as `Text[0].frame.padding`; an overlay or background is
/// in that of its modifier.
struct NodePaths {
  private var known: [ObjectIdentifier: (node: LayoutNode, path: String)] = [:]
  private var knownKeys: [ObjectIdentifier: (node: LayoutNode, key: String)] = [:]

  /// The numbers of the views that have one, by the containers whose views were counted.
  private var numbers: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

  /// The name of a node; without one its path, or of a modifier of a named view the name and its
  /// own.
  mutating func key(of node: LayoutNode) -> String {
    if let name = node.name { return name }
    guard let wrapped = node.wrapped else { return path(of: node) }
    if let known = knownKeys[ObjectIdentifier(node)] { return known.key }
    let key = key(of: wrapped) + suffix(of: node)
    knownKeys[ObjectIdentifier(node)] = (node, key)
    return key
  }

  /// The path of a node.
  ///
  /// - Complexity: O(*n*) in the depth and the neighbours the first time, O(1) after; in all O(*n*)
  ///   in the nodes.
  mutating func path(of node: LayoutNode) -> String {
    if let known = known[ObjectIdentifier(node)] { return known.path }
    let path = madePath(of: node)
    // The node is kept, so that no other can get its identifier.
    known[ObjectIdentifier(node)] = (node, path)
    return path
  }

  private mutating func madePath(of node: LayoutNode) -> String {
    if let wrapped = node.wrapped { return path(of: wrapped) + suffix(of: node) }
    let outer = node.outermostWrapper
    guard let parent = outer.parent else { return node.viewName }
    let prefix = path(of: parent) + "/" + node.viewName
    if parent.wrapped != nil { return prefix }
    return prefix + (number(of: node, in: parent).map { "[\($0)]" } ?? "")
  }

  /// Which one a view is of those of its kind in a container, from 0; `nil` if it is the only one.
  private mutating func number(of node: LayoutNode, in container: LayoutNode) -> Int? {
    let id = ObjectIdentifier(container)
    if let known = numbers[id] { return known[ObjectIdentifier(node)] }
    let views = container.children.map(\.innermostView)
    var found: [ObjectIdentifier: Int] = [:]
    for alike in Dictionary(grouping: views, by: \.viewName).values where alike.count > 1 {
      for (number, view) in alike.enumerated() { found[ObjectIdentifier(view)] = number }
    }
    numbers[id] = found
    return found[ObjectIdentifier(node)]
  }

  private func suffix(of modifier: LayoutNode) -> String {
    let kind = modifier.kind == "FlexibleFrame" ? "Frame" : modifier.kind
    return "." + kind.prefix(1).lowercased() + kind.dropFirst()
  }
}

extension LayoutNode {
  /// The name of the view; without one the kinds of the views around it, from the root.
  ///
  /// Such as `ScrollView/Column/Text[0]`: views of one kind in one container are numbered. A
  /// modifier has the path of its view and its own name, such as `Text[0].padding`.
  ///
  /// - Complexity: O(*n*) in the depth and the neighbours.
  public var path: String {
    var paths = NodePaths()
    return paths.key(of: self)
  }

  /// The node and all in it that are shown, from the outermost in, in the order of the views.
  var shownNodes: [LayoutNode] {
    guard place != nil else { return [] }
    return [self] + children.flatMap(\.shownNodes)
  }
}
