/// A label without its icon.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.title } }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label without its icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
