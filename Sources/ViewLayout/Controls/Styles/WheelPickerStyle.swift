/// A picker as a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker as a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
