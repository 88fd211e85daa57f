/// A toggle as the place suggests: with a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The label and a switch, as ``SwitchToggleStyle`` has them.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A toggle as the place suggests: with a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
