/// A button without a border, as large as its label.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border, as large as its label.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
