/// A button as the place suggests, as large as its label.
public struct DefaultButtonStyle: ButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// A button as the place suggests, as large as its label.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
