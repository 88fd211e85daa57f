/// A label with a switch, which is flipped when the label is pressed.
///
///     Toggle("Mitteilungen", isOn: $isOn)
///
/// The switch is 51 points wide and 31 high, as in UIKit before iOS 26. It stands at the trailing
/// edge of the width that is offered, and 8 points after the label where none is. Both have the
/// same middle.
public struct Toggle<Label: View>: View {
  /// The toggle is a node itself.
  public typealias Body = Never

  private let isOn: Binding<Bool>

  /// Whether some of the values that the toggle changes are on and some are not.
  var isMixed: () -> Bool = { false }

  private let label: Label

  /// Makes a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether the switch is on; without effect on layout.
  ///   - label: What it shows; several views stand beside each other.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - isOn: Whether the switch is on; without effect on layout.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(verbatim: String(title)) }
  }
}

extension Toggle where Label == ViewLayout.Label<Text, Image> {
  /// Makes a toggle with a title beside a symbol.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: Whether the switch is on; without effect on layout.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewLayout.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    var inner = context
    let style = inner.environment.toggleStyles.popLast() ?? ControlStyle(DefaultToggleStyle.init)
    let configuration = ToggleStyleConfiguration(
      label: ControlPart(label: label, of: context.slot),
      isOn: isOn,
      mixed: isMixed
    )
    let child = inner.node(of: style.view(configuration), else: HStackLayout())
    let press = Press(isPossible: context.environment.isEnabled) { [isOn] in
      isOn.wrappedValue.toggle()
    }
    return [context.node("Toggle", PressableRule([press], of: context.slot), [child])]
  }
}
