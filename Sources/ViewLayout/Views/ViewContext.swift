/// What a view knows when its nodes are built.
struct ViewContext {
  /// What it takes from the views around it.
  var environment: EnvironmentValues

  /// The axis of the stack that it is directly in; `nil` if it is in none.
  var orientation: Axis?

  /// What all nodes of the tree share.
  let ledger: LayoutLedger

  /// Makes the context of the outermost view.
  init(_ environment: EnvironmentValues, _ ledger: LayoutLedger) {
    self.environment = environment
    self.ledger = ledger
  }

  /// The nodes of a view; the only place where bodies are evaluated.
  func nodes(of view: some View) -> [LayoutNode] {
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: self) }
    if let shape = view as? any Shape {
      return [LayoutNode(kind(of: view), ShapeRule(shape), in: self)]
    }
    return nodes(of: view.body)
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
    LayoutNode(kind(of: layout), rule(layout, childCount: children.count), children, in: self)
  }

  /// The context of views that are directly in a layout.
  func inside<Container: Layout>(_ layout: Container) -> ViewContext {
    var context = self
    context.orientation =
      (layout as? AnyLayout)?.orientation
      ?? Container.layoutProperties.stackOrientation
    return context
  }

  /// A stack of one view is that view, and an empty one wants no room.
  private func rule<Container: Layout>(_ layout: Container, childCount: Int) -> any NodeRule {
    if let erased = layout as? AnyLayout { return rule(erased.layout, childCount: childCount) }
    if layout is any StackLayout, childCount == 0 { return EmptyStackRule() }
    if layout is any StackLayout, childCount == 1 { return TransparentRule() }
    return LayoutRule(layout)
  }

  /// The name of a type without its generic arguments.
  private func kind(of value: some Any) -> String {
    String(String(describing: type(of: value)).prefix { $0 != "<" })
  }
}
