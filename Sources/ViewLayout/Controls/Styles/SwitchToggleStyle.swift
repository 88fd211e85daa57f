/// A toggle with a switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The label and a switch of 51 × 31 points at the trailing edge.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) { Capsule().frame(width: 51, height: 31) }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle with a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
