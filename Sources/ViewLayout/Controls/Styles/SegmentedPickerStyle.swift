/// A picker as parts of a bar.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker as parts of a bar.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
