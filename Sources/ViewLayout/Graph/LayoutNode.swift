internal import Synchronization

/// A view in a ``LayoutTree``: it answers proposals, and is placed.
///
/// It remembers its answers until the tree is offered another size, or it or a view inside it
/// changes. Nodes are used by one thread at a time.
public final class LayoutNode: ContainedView {
  /// The kind of view, such as `Text`.
  public let kind: String

  /// How many nodes were made before, of all trees: no two have the same.
  let serial: Int

  private static let made = Atomic(0)

  /// The names that the view was given and who gave them, the innermost first.
  private var names: [(giver: ObjectIdentifier, name: String)] = []

  /// The views in it, in their order; those that are not shown too.
  public internal(set) var children: [LayoutNode] {
    didSet { adopt() }
  }

  /// The view around it; `nil` for the root.
  public private(set) weak var parent: LayoutNode?

  /// What the view takes from those around it.
  private(set) var surroundings: NodeSurroundings

  /// The values that the view carries for its container.
  var layoutValues: [ObjectIdentifier: Any] = [:]

  /// How many views are around those that gave the values.
  private var valueDepths: [ObjectIdentifier: Int] = [:]

  /// The node inside whose values the view carries too, where it has none itself.
  weak var valueSource: LayoutNode?

  /// The names of the spaces that begin at the view's corner, by who gave them.
  var coordinateSpaces: [ObjectIdentifier: AnyHashable] = [:]

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
  ///   - surroundings: What it takes from those around it.
  ///   - ledger: What all nodes of the tree share.
  init(
    _ kind: String,
    _ rule: any NodeRule,
    _ children: [LayoutNode],
    _ surroundings: NodeSurroundings,
    _ ledger: LayoutLedger
  ) {
    serial = Self.made.wrappingAdd(1, ordering: .relaxed).oldValue
    self.kind = kind
    self.rule = rule
    self.children = children
    self.surroundings = surroundings
    self.ledger = ledger
    adopt()
  }

  /// Brings the node up to date with its view; it forgets its answers only if the view tells it
  /// something else.
  func update(
    _ rule: any NodeRule,
    _ children: [LayoutNode],
    _ surroundings: NodeSurroundings
  ) {
    let isSame = self.rule.isEquivalent(to: rule) && surroundings == self.surroundings
    // A view that has gone and come back finds its nodes, whose children may have been in others since.
    let hasSameChildren =
      rule.makesChildren
      || self.children.elementsEqual(children, by: ===)
        && children.allSatisfy { $0.parent === self }
    self.surroundings = surroundings
    rule.succeed(self.rule)
    self.rule = rule
    if !hasSameChildren { self.children = children }
    guard !isSame || !hasSameChildren else { return }
    rule.childrenChanged()
    invalidate()
  }

  /// Forgets what was answered, here and in all nodes around.
  func invalidate() {
    version += 1
    memory = NodeMemory()
    guard let parent else { return ledger.changes += 1 }
    if parent.rule.isolates(self, in: parent) { return parent.touch() }
    parent.rule.childrenChanged()
    parent.invalidate()
  }

  /// Notes that something in the node has changed on which none of its answers depends.
  func touch() {
    version += 1
    guard let parent else { return ledger.changes += 1 }
    parent.touch()
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
    var node: LayoutNode? = self
    while let found = node {
      if let value = found.layoutValues[ObjectIdentifier(key)] as? Key.Value { return value }
      node = found.valueSource
    }
    return Key.defaultValue
  }

  /// Changes the value that the view carries for its container, unless one is there from further
  /// out.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Its key.
  ///   - depth: How many views are around the one that gives it.
  /// - Returns: Whether it is known to be another one than before.
  func setLayoutValue<Key: LayoutValueKey>(
    _ value: Key.Value,
    for key: Key.Type,
    depth: Int
  ) -> Bool {
    if let known = valueDepths[ObjectIdentifier(key)], known < depth { return false }
    valueDepths[ObjectIdentifier(key)] = depth
    let earlier = layoutValues.updateValue(value, forKey: ObjectIdentifier(key))
    guard let value = value as? any Equatable, let earlier = earlier as? any Equatable else {
      return true
    }
    return EquatableBox(value) != EquatableBox(earlier)
  }

  /// The name that the view was given, of several the innermost; `nil` if it has none.
  public var name: String? { names.first?.name }

  /// The other names that modifiers gave the view which make no node of their own.
  var otherNames: [String] { names.dropFirst().map(\.name) }

  /// Gives the view a name, which replaces the one that the same giver gave it earlier.
  func name(_ name: String, by giver: ObjectIdentifier) {
    if let index = names.firstIndex(where: { $0.giver == giver }) {
      names[index].name = name
    } else {
      names.append((giver, name))
    }
  }

  /// The first node with a name, this one included, in the order of the views; `nil` if there is
  /// none.
  ///
  /// - Complexity: O(*n*) in the nodes.
  public func first(named name: String) -> LayoutNode? {
    if names.contains(where: { $0.name == name }) { return self }
    for child in children {
      if let found = child.first(named: name) { return found }
    }
    return nil
  }
}
