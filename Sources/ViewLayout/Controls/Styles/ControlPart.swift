/// A part of a control, such as its label, in the body of its style.
public struct ControlPart: View {
  /// The view is a node itself.
  public typealias Body = Never

  private let view: AnyView

  /// Stands for a view of a control.
  init(_ view: some View) {
    self.view = AnyView(view)
  }

  /// Stands for the label that a control is pressed by, whose views stand beside each other.
  init(label: some View) {
    view = AnyView(
      OnlyView(content: label, layout: HStackLayout())
        .layoutValue(key: ControlLabelKey.self, value: true)
    )
  }
}

extension ControlPart: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: view) }
}

/// The key under which a view carries that it is the label of a control.
private struct ControlLabelKey: LayoutValueKey {
  static let defaultValue = false
}

extension LayoutNode {
  /// Whether the view is the label of the control that it is in.
  var isControlLabel: Bool {
    layoutValues[ObjectIdentifier(ControlLabelKey.self)] as? Bool ?? false
  }
}
