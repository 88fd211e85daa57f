/// A picker as a list in its place.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker as a list in its place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
