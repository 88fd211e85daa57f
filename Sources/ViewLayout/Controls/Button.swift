/// A label that does something when it is pressed, as large as the label.
///
///     Button("Speichern") { save() }
///
/// Several views of a label stand beside each other. What styles of the library would leave free
/// around the label is not added; a ``ButtonStyle`` of one's own makes what it wants of the label.
public struct Button<Label: View>: View {
  /// The button is a node itself.
  public typealias Body = Never

  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - role: What it is for; without effect on layout.
  ///   - action: What it does.
  ///   - label: What it shows.
  public init(
    role: ButtonRole? = nil,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - role: What it is for; without effect on layout.
  ///   - action: What it does.
  public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(verbatim: String(title)) }
  }
}

extension Button where Label == ViewLayout.Label<Text, Image> {
  /// Makes a button with a title beside a symbol.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - systemImage: The name of the symbol.
  ///   - role: What it is for; without effect on layout.
  ///   - action: What it does.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      ViewLayout.Label(title, systemImage: systemImage)
    }
  }
}

extension Button: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    var inner = context
    let style = inner.environment.buttonStyles.popLast() ?? ControlStyle(DefaultButtonStyle.init)
    let configuration = ButtonStyleConfiguration(
      role: role,
      label: ControlPart(label: label, of: context.slot)
    )
    let child = inner.node(of: style.view(configuration), else: HStackLayout())
    let press = Press(isPossible: context.environment.isEnabled, action: action)
    return [context.node("Button", PressableRule([press], of: context.slot), [child])]
  }
}
