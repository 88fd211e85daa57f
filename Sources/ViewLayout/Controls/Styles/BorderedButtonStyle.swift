/// A button in a border, which is as large as the label.
public struct BorderedButtonStyle: ButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A button in a border, which is as large as the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
