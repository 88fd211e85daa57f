/// A toggle with a box before its label.
public struct CheckboxToggleStyle: ToggleStyle {
  @Environment(\.showsLabels) private var showsLabels

  /// Makes the style.
  public init() {}

  /// A box of 14 × 14 points, and the label 6 points after it.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      Rectangle().frame(width: 14, height: 14)
      if showsLabels { configuration.label }
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A toggle with a box before its label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
