/// A label as the place suggests: with both its parts.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// Both parts, as ``TitleAndIconLabelStyle`` has them.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A label as the place suggests: with both its parts.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
