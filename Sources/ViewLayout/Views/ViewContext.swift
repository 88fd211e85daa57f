/// What a view knows when its nodes are built.
struct ViewContext {
  /// What it takes from the views around it.
  var environment: EnvironmentValues

  /// The axis of the stack that it is directly in.
  var orientation = StackOrientation(nil)

  /// What all nodes of the tree share.
  let ledger: ViewLedger

  /// What stays of the view that makes nodes.
  private(set) var slot: ViewSlot

  /// Makes the context of the outermost view.
  init(_ environment: EnvironmentValues, _ ledger: ViewLedger, _ slot: ViewSlot) {
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
    if isRepeated { ledger.nodes.warn(.repeatedIdentity("\(identity)"), about: "ForEach") }
    return at(child).build(view)
  }

  /// The same context with what stays of another view.
  func at(_ slot: ViewSlot) -> ViewContext {
    var context = self
    context.slot = slot
    return context
  }

  /// A node: the one that the view made at the last update if it can be found again, otherwise a
  /// new one.
  ///
  /// - Parameters:
  ///   - kind: The kind of view.
  ///   - rule: How the node answers.
  ///   - children: The nodes in it.
  ///   - child: The one of them that it is made for; `nil` if there is none.
  ///   - isOnly: Whether the view has no other node of the kind, so that it is the same one around
  ///     another child too.
  /// - Returns: The node.
  func node(
    _ kind: String,
    _ rule: any NodeRule,
    _ children: [LayoutNode] = [],
    for child: LayoutNode? = nil,
    isOnly: Bool = true
  ) -> LayoutNode {
    let node: LayoutNode
    if let known = slot.node(kind, around: child, isOnly: isOnly) {
      node = known
      node.update(rule, children, surroundings)
    } else {
      node = LayoutNode(kind, rule, children, surroundings, ledger.nodes)
    }
    slot.keep(node)
    return node
  }

  private var surroundings: NodeSurroundings {
    NodeSurroundings(
      layoutDirection: environment.layoutDirection,
      displayScale: environment.displayScale,
      defaultSpacing: environment.defaultSpacing.asOffset
    )
  }

  /// Makes the nodes of the view that the slot is for; the only place where bodies are evaluated.
  func build(_ view: some View) -> [LayoutNode] {
    slot.beginVisit(of: type(of: view))
    defer { slot.endVisit() }
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: self) }
    let hasProperties = connectProperties(of: view)
    guard let shape = view as? any Shape else { return evaluate(view) { view.body } }
    guard hasProperties else { return [node(kind(of: view), ShapeRule(shape))] }
    return [connectedNode(of: shape)]
  }

  /// The node of a shape that is made anew once something that its size was found from changes.
  private func connectedNode(of shape: any Shape) -> LayoutNode {
    let rule = ledger.evaluating(slot) {
      ShapeRule(answering: ledger.reading { [shape] in shape.sizeThatFits($0) })
    }
    let node = node(kind(of: shape), rule)
    evaluateAgain(shape, after: [node])
    return node
  }

  /// Lets a view be evaluated by itself once something it has read changes.
  private func evaluateAgain(_ view: some View, after nodes: [LayoutNode]) {
    slot.scope = ViewScope { [self] in !build(view).elementsEqual(nodes, by: ===) }
  }

  /// Makes the nodes of a view that is evaluated by itself once something it has read changes.
  ///
  /// - Parameters:
  ///   - view: The view that the slot is for.
  ///   - body: What it consists of.
  /// - Returns: The nodes.
  func evaluate(_ view: some View, _ body: () -> some View) -> [LayoutNode] {
    let nodes = ledger.evaluating(slot) { self.nodes(of: ledger.tracking { body() }) }
    evaluateAgain(view, after: nodes)
    return nodes
  }

  /// The node of a view: its only one, or a container of all.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - layout: How several nodes, or none, are laid out.
  /// - Returns: The node.
  func node<Container: Layout>(of view: some View, else layout: Container) -> LayoutNode {
    var inner = self
    inner.orientation = StackOrientation(ifSeveral: Self.axis(of: layout))
    let nodes = inner.nodes(of: view)
    inner.orientation.decide(count: nodes.count)
    return nodes.count == 1 ? nodes[0] : container(layout, nodes)
  }

  /// The node of a container.
  func container<Container: Layout>(_ layout: Container, _ children: [LayoutNode]) -> LayoutNode {
    node(kind(of: layout), layout.chosenRule(childCount: children.count), children)
  }

  /// The context of views that are directly in a layout.
  func inside<Container: Layout>(_ layout: Container) -> ViewContext {
    var context = self
    context.orientation = StackOrientation(Self.axis(of: layout))
    return context
  }

  private static func axis<Container: Layout>(of layout: Container) -> Axis? {
    (layout as? any RuleChoosingLayout)?.stackOrientation
      ?? Container.layoutProperties.stackOrientation
  }

  /// The name of a type without its generic arguments.
  func kind(of value: some Any) -> String {
    ledger.kind(of: type(of: value))
  }
}
