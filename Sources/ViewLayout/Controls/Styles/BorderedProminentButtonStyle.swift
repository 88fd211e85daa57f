/// A button in a border that stands out, which is as large as the label.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button in a border that stands out, which is as large as the label.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
