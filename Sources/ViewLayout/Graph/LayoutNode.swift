/// A view in a ``LayoutTree``: it answers proposals, and is placed.
///
/// It remembers its answers until the tree is offered another size, or it or a view inside it changes.
/// Nodes are used by one thread at a time.
public final class LayoutNode {
  /// The kind of view, such as `Text`.
  public let kind: String

  /// The name that the view was given; `nil` if it has none.
  public internal(set) var name: String?

  /// The views in it, in their order; those that are not shown too.
  public internal(set) var children: [LayoutNode] {
    didSet { adopt() }
  }

  /// The view around it; `nil` for the root.
  public private(set) weak var parent: LayoutNode?

  /// What the view takes from those around it.
  let environment: EnvironmentValues

  /// The values that the view carries for its container.
  var layoutValues: [ObjectIdentifier: Any] = [:]

  /// How the node answers.
  private(set) var rule: any NodeRule

  /// What the tree counts and hears.
  let ledger: LayoutLedger

  /// How often the node has changed.
  public private(set) var version = 0

  /// What was answered since the last change.
  var memory = NodeMemory()

  /// Where the node stands; `nil` if it is not shown.
  var place: NodePlace?

  /// Makes a node.
  ///
  /// - Parameters:
  ///   - kind: The kind of view.
  ///   - rule: How the node answers.
  ///   - children: The nodes in it.
  ///   - context: What it takes from those around it.
  init(_ kind: String, _ rule: any NodeRule, _ children: [LayoutNode] = [], in context: ViewContext)
  {
    self.kind = kind
    self.rule = rule
    self.children = children
    environment = context.environment
    ledger = context.ledger
    adopt()
  }

  /// Gives the node another rule, as its view has changed.
  func replaceRule(_ rule: any NodeRule) {
    self.rule = rule
    invalidate()
  }

  /// Forgets what was answered, here and in all nodes around.
  func invalidate() {
    version += 1
    memory = NodeMemory()
    parent?.rule.childrenChanged()
    parent?.invalidate()
  }

  private func adopt() {
    for child in children { child.parent = self }
  }
}

extension LayoutNode {
  /// The only child of a wrapper.
  var child: LayoutNode { children[0] }

  /// The value that the view carries for its container.
  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// The first node with a name, this one included, in the order of the views; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the nodes.
  public func first(named name: String) -> LayoutNode? {
    if self.name == name { return self }
    for child in children {
      if let found = child.first(named: name) { return found }
    }
    return nil
  }
}
