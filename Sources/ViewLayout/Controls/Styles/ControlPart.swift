/// A part of a control, such as its label, in the body of its style.
public struct ControlPart: View {
  /// The view is a node itself.
  public typealias Body = Never

  private let view: AnyView
  private let control: ObjectIdentifier?

  /// Stands for a view of a control.
  init(_ view: some View) {
    (self.view, control) = (AnyView(view), nil)
  }

  /// Stands for the label that a control is pressed by, whose views stand beside each other.
  ///
  /// - Parameters:
  ///   - label: The views.
  ///   - control: What stays of the control.
  init(label: some View, of control: ViewSlot) {
    view = AnyView(OnlyView(content: label, layout: HStackLayout()))
    self.control = ObjectIdentifier(control)
  }
}

extension ControlPart: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: view)
    if let control {
      for node in nodes { node.labelledControls.insert(control) }
    }
    return nodes
  }
}

/// The key under which a view carries of which controls it is the label.
private enum LabelledControlsKey {}

extension LayoutNode {
  /// What tells the controls that the view is the label of: several where one is made of another.
  fileprivate(set) var labelledControls: Set<ObjectIdentifier> {
    get { layoutValues[ObjectIdentifier(LabelledControlsKey.self)] as? Set<ObjectIdentifier> ?? [] }
    set { layoutValues[ObjectIdentifier(LabelledControlsKey.self)] = newValue }
  }
}
