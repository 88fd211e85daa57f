/// The place of a view among the views: what stays there from one update to the next.
///
/// A view is a value that is made anew; its slot keeps its state, its nodes and what observes it. A
/// view finds its slot again by its key in the slot of the view around it, and by its type.
final class ViewSlot {
  /// What tells the slot from the others in the same view.
  let key: Key

  /// How many slots are around it.
  let depth: Int

  /// How many slots of the tree were made before.
  let serial: Int

  private let count: Count

  /// The slot of the view around; `nil` for the outermost, and once that has gone.
  private(set) weak var parent: ViewSlot?

  /// Whether the view has gone.
  private(set) var isGone = false

  /// The slots of the views in it, in their order.
  private(set) var children: [ViewSlot] = []

  /// The nodes that the view made itself, in the order in which they were made.
  private(set) var nodes: [LayoutNode] = []

  /// The state of the view, in the order of its properties.
  var cells: [StateCell] = []

  /// What a view made that is made only once, such as one of another toolkit; `nil` for nothing.
  var kept: Any?

  /// What observes the view or its nodes.
  private(set) var observers: [any ViewObserver] = []

  /// What the view shows over all others; `nil` for nothing.
  var presented: LayoutNode?

  /// Names the view where something that it reads changes on another thread.
  private(set) lazy var mark = ChangeInbox.Mark(self)

  /// Evaluates the view by itself; `nil` if it is only evaluated with the view around it.
  var scope: ViewScope?

  private var viewType: ObjectIdentifier?
  private var visit = 0
  private var parentVisit = 0
  private var position = 0
  private var occurrences: [AnyHashable: Int] = [:]
  private var earlier = Earlier()

  /// How many slots a tree has made.
  private final class Count {
    var slots = 0
  }

  /// What tells slots in the same view apart.
  enum Key: Hashable {
    /// The place in the source.
    case position(Int)

    /// The first or second branch of a condition.
    case branch(isFirst: Bool)

    /// An identity that was given, and how many in the same view had it before.
    case identity(AnyHashable, occurrence: Int)

    /// What is made when the view is placed, or shown over others.
    case content
  }

  /// What the last visit left, from which this one takes what it finds again.
  private struct Earlier {
    var children: [ViewSlot] = []
    var childrenByKey: [Key: ViewSlot]?
    var nodes: Leftovers<LayoutNode>?
    var observers: Leftovers<any ViewObserver>?
  }

  /// Makes the slot of a view that is new.
  init(_ key: Key, in parent: ViewSlot? = nil) {
    self.key = key
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    count = parent?.count ?? Count()
    serial = count.slots
    count.slots += 1
  }
}

extension ViewSlot {
  /// Begins to make the nodes of the view.
  func beginVisit(of viewType: Any.Type) {
    let identifier = ObjectIdentifier(viewType)
    if self.viewType != identifier {
      if self.viewType != nil { empty() }
      self.viewType = identifier
    }
    visit += 1
    position = 0
    occurrences = [:]
    scope?.isStale = false
    earlier = Earlier(children: children)
    if !nodes.isEmpty {
      earlier.nodes = Leftovers(nodes) { $0.children.map { ObjectIdentifier($0) } }
    }
    if !observers.isEmpty {
      let own = ObjectIdentifier(self)
      earlier.observers = Leftovers(observers) { [$0.node.map { ObjectIdentifier($0) } ?? own] }
    }
    (children, nodes, observers) = ([], [], [])
  }

  /// Ends the visit: what was not found again has gone.
  func endVisit() {
    for child in earlier.children where child.parentVisit != visit { child.leave() }
    for observer in earlier.observers?.remaining ?? [] { observer.leave() }
    for node in earlier.nodes?.remaining ?? [] { node.hide() }
    earlier = Earlier()
  }

  /// The slot of the next view in this one.
  func nextChild() -> ViewSlot {
    defer { position += 1 }
    return child(.position(position))
  }

  /// The slot of a view with an identity, and whether another one in this view has the same.
  func child(with identity: AnyHashable) -> (slot: ViewSlot, isRepeated: Bool) {
    let occurrence = occurrences[identity, default: 0]
    occurrences[identity] = occurrence + 1
    return (child(.identity(identity, occurrence: occurrence)), occurrence > 0)
  }

  /// The slot with a key, which no other view may have in this visit.
  func child(_ key: Key) -> ViewSlot {
    let child = earlierChild(key) ?? ViewSlot(key, in: self)
    child.parentVisit = visit
    children.append(child)
    return child
  }

  /// A node: one of the last visit that is of the same kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - child: The node that it is around; `nil` if it is around none in particular.
  ///   - isOnly: Whether no other node of the kind is in the view, so that it is the same one
  ///     around another node too.
  /// - Returns: The node; `nil` if there is none.
  func node(_ kind: String, around child: LayoutNode?, isOnly: Bool) -> LayoutNode? {
    let known = child.flatMap { child in
      earlier.nodes?.take(ObjectIdentifier(child)) { node in
        node.kind == kind && node.children.contains { $0 === child }
      }
    }
    return known ?? (isOnly ? earlier.nodes?.takeFirst { $0.kind == kind } : nil)
  }

  /// Keeps a node that the view has made.
  func keep(_ node: LayoutNode) { nodes.append(node) }

  /// The observer of a node, or of the view, as the last visit left it; otherwise a new one.
  func observe<Observer: ViewObserver>(
    _ node: LayoutNode?,
    else make: () -> Observer
  ) -> Observer {
    let key = node.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self)
    let known = earlier.observers?.take(key) { $0.node === node && $0 is Observer }
    let observer = known as? Observer ?? make()
    observers.append(observer)
    return observer
  }

  private func earlierChild(_ key: Key) -> ViewSlot? {
    let index = children.count
    if index < earlier.children.count {
      let child = earlier.children[index]
      if child.key == key, child.parentVisit != visit { return child }
    }
    if earlier.children.isEmpty { return nil }
    if earlier.childrenByKey == nil {
      earlier.childrenByKey = Dictionary(
        earlier.children.map { ($0.key, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    return earlier.childrenByKey?[key].flatMap { $0.parentVisit == visit ? nil : $0 }
  }

  /// Takes the view and all in it away, with their state.
  func leave() {
    isGone = true
    empty()
  }

  private func empty() {
    for child in children { child.leave() }
    for observer in observers { observer.leave() }
    for node in nodes { node.hide() }
    (children, nodes, observers, cells) = ([], [], [], [])
    (scope, presented, kept) = (nil, nil, nil)
  }
}

extension ViewSlot {
  /// All that a slot keeps, to be given back to it.
  struct Content {
    fileprivate let viewType: ObjectIdentifier?
    fileprivate let children: [ViewSlot]
    fileprivate let nodes: [LayoutNode]
    fileprivate let cells: [StateCell]
    fileprivate let observers: [any ViewObserver]
    fileprivate let kept: Any?
    fileprivate let presented: LayoutNode?
  }

  /// All that the slot keeps now.
  var content: Content {
    Content(
      viewType: viewType,
      children: children,
      nodes: nodes,
      cells: cells,
      observers: observers,
      kept: kept,
      presented: presented
    )
  }

  /// Gives back what the slot kept, even if the view has gone since.
  ///
  /// - Returns: Whether that was something else, so that the view has to be evaluated again.
  func restore(_ content: Content) -> Bool {
    let isSame =
      !isGone && viewType == content.viewType && presented === content.presented
      && children.elementsEqual(content.children, by: ===)
      && nodes.elementsEqual(content.nodes, by: ===)
      && cells.elementsEqual(content.cells, by: ===)
      && observers.elementsEqual(content.observers, by: ===)
    guard !isSame else { return false }
    let returning = Set(content.children.map { ObjectIdentifier($0) })
    for child in children where !returning.contains(ObjectIdentifier(child)) { child.leave() }
    isGone = false
    (viewType, children, nodes) = (content.viewType, content.children, content.nodes)
    (cells, observers) = (content.cells, content.observers)
    (kept, presented) = (content.kept, content.presented)
    return true
  }
}

extension ViewSlot {
  /// The nearest view around this one that is evaluated by itself; `nil` if there is none.
  var enclosing: ViewSlot? {
    var slot = parent
    while let found = slot, found.scope == nil { slot = found.parent }
    return slot
  }

  /// Calls a closure with this slot and all in it, in the order of the views.
  func forEach(_ body: (ViewSlot) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
