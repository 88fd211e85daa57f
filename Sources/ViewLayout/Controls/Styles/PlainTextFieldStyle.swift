/// A text field as its text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field as its text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
