/// A label without its title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.icon } }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label without its title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
