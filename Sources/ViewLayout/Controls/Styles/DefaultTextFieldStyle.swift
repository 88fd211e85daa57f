/// A text field as the place suggests.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A text field as the place suggests.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
