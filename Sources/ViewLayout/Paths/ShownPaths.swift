/// The names and paths by which nodes are told: no two are alike.
struct ShownPaths {
  /// The nodes that are shown, from the outermost in, in the order of the views.
  let nodes: [LayoutNode]

  /// The names that a view has which another one had before.
  private(set) var repeatedNames: [String] = []

  private var keys: [ObjectIdentifier: String] = [:]
  private var places: [String: LayoutNode] = [:]

  /// Names the nodes that a tree shows.
  ///
  /// - Complexity: O(*n* *d*) in the nodes and their depth.
  init(of tree: LayoutTree) {
    self.init(of: tree.shownNodes, before: [])
  }

  /// Names nodes.
  ///
  /// - Parameters:
  ///   - nodes: Those that are shown.
  ///   - others: Those that get what names these leave; some may be among them.
  init(of nodes: [LayoutNode], before others: some Sequence<LayoutNode>) {
    self.nodes = nodes
    var paths = NodePaths()
    for node in nodes { name(node, &paths) }
    repeatedNames += nodes.flatMap(\.otherNames).filter { places[$0] != nil }
    let repeated = repeatedNames
    for node in others where keys[ObjectIdentifier(node)] == nil { name(node, &paths) }
    repeatedNames = repeated
  }

  /// The name or path of a node that was named; of another one its own path.
  subscript(node: LayoutNode) -> String { keys[ObjectIdentifier(node)] ?? node.path }

  /// The node with a name or path; of the names that modifiers gave a view any will do.
  func node(at path: String) -> LayoutNode? {
    if let node = places[path] { return node }
    if let node = nodes.first(where: { $0.otherNames.contains(path) }) { return node }
    var paths = NodePaths()
    return nodes.first { paths.path(of: $0) == path }
  }

  private mutating func name(_ node: LayoutNode, _ paths: inout NodePaths) {
    let key = freeKey(for: node, &paths)
    keys[ObjectIdentifier(node)] = key
    places[key] = node
  }

  /// The name or path of a node; where that is taken, the path, and with a number if that is too.
  private mutating func freeKey(for node: LayoutNode, _ paths: inout NodePaths) -> String {
    let key = paths.key(of: node)
    guard places[key] != nil else { return key }
    if node.name != nil { repeatedNames.append(key) }
    let path = paths.path(of: node)
    var (free, number) = (path, 1)
    while places[free] != nil {
      number += 1
      free = "\(path)#\(number)"
    }
    return free
  }
}

extension LayoutTree {
  /// The view with a name or path, as ``FrameDump`` tells it; `nil` if none is shown that has it.
  ///
  /// - Complexity: O(*n* *d*) in the nodes and their depth.
  public func node(at path: String) -> LayoutNode? { ShownPaths(of: self).node(at: path) }
}
