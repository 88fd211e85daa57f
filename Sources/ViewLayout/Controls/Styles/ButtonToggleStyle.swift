/// A toggle that looks like a button, as large as its label.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle that looks like a button, as large as its label.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
