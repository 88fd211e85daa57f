/// What a view knows when its nodes are built.
struct ViewContext {
  /// What it takes from the views around it.
  var environment: EnvironmentValues

  /// The axis of the stack that it is directly in; `nil` if it is in none.
  var orientation: Axis?

  /// What all nodes of the tree share.
  let ledger: LayoutLedger

  /// What stays of the view that makes nodes.
  private(set) var slot: ViewSlot

  /// What the sheet that the view is in is told by it; `nil` if it is in none.
  ///
  /// Its slot keeps it; what is in the sheet must not.
  weak var presentation: Presentation?

  /// Makes the context of the outermost view.
  init(_ environment: EnvironmentValues, _ ledger: LayoutLedger, _ slot: ViewSlot) {
    self.environment = environment
    self.ledger = ledger
    self.slot = slot
  }

  /// The nodes of a view that is in this one.
  func nodes(of view: some View) -> [LayoutNode] { at(slot.nextChild()).build(view) }

  /// The nodes of a view with an identity.
  ///
  /// - Parameters:
  ///   - view: The view, which is in this one.
  ///   - identity: What tells it from others in this one.
  /// - Returns: The nodes, with a warning if another view has the same identity.
  func nodes(of view: some View, with identity: AnyHashable) -> [LayoutNode] {
    let (child, isRepeated) = slot.child(with: identity)
    if isRepeated { ledger.warn(.repeatedIdentity("\(identity)"), about: "ForEach") }
    return at(child).build(view)
  }

  /// The same context with what stays of another view.
  func at(_ slot: ViewSlot) -> ViewContext {
    var context = self
    context.slot = slot
    return context
  }

  /// A node: the one that the view made at the last update if it can be found again, otherwise a new
  /// one.
  func node(_ kind: String, _ rule: any NodeRule, _ children: [LayoutNode] = []) -> LayoutNode {
    let node: LayoutNode
    if let known = slot.node(kind, around: children) {
      node = known
      node.update(rule, children, surroundings)
    } else {
      node = LayoutNode(kind, rule, children, surroundings, ledger)
    }
    slot.keep(node)
    return node
  }

  private var surroundings: NodeSurroundings {
    NodeSurroundings(
      layoutDirection: environment.layoutDirection,
      displayScale: environment.displayScale
    )
  }

  /// Makes the nodes of the view that the slot is for; the only place where bodies are evaluated.
  func build(_ view: some View) -> [LayoutNode] {
    slot.beginVisit(of: type(of: view))
    defer { slot.endVisit() }
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: self) }
    if let shape = view as? any Shape { return [node(kind(of: view), ShapeRule(shape))] }
    connectProperties(of: view)
    return evaluate(kind(of: view), view) { view.body }
  }

  /// Makes the nodes of a view that is evaluated by itself once something it has read changes.
  ///
  /// - Parameters:
  ///   - name: The name of the view's type.
  ///   - view: The view that the slot is for.
  ///   - body: What it consists of.
  /// - Returns: The nodes.
  func evaluate(_ name: String, _ view: some View, _ body: () -> some View) -> [LayoutNode] {
    let nodes = ledger.evaluate(slot) { self.nodes(of: body()) }
    slot.scope = ViewScope(name) { [self] in !build(view).elementsEqual(nodes, by: ===) }
    return nodes
  }

  /// The node of a view: its only one, or a container of all.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - layout: How several nodes, or none, are laid out.
  /// - Returns: The node.
  func node<Container: Layout>(of view: some View, else layout: Container) -> LayoutNode {
    let nodes = self.nodes(of: view)
    return nodes.count == 1 ? nodes[0] : container(layout, nodes)
  }

  /// The node of a container.
  func container<Container: Layout>(_ layout: Container, _ children: [LayoutNode]) -> LayoutNode {
    node(kind(of: layout), layout.chosenRule(childCount: children.count), children)
  }

  /// The context of views that are directly in a layout.
  func inside<Container: Layout>(_ layout: Container) -> ViewContext {
    var context = self
    context.orientation =
      (layout as? any RuleChoosingLayout)?.stackOrientation
      ?? Container.layoutProperties.stackOrientation
    return context
  }

  /// The name of a type without its generic arguments.
  func kind(of value: some Any) -> String {
    String(String(describing: type(of: value)).prefix { $0 != "<" })
  }
}
