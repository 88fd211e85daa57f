/// A picker as a button with a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker as a button with a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
