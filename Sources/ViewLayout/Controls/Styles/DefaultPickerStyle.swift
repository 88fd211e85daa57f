/// A picker as the place suggests.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A picker as the place suggests.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
