/// What makes the view of a toggle.
///
///     struct Check: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack { configuration.label; if configuration.isOn { Image(systemName: "checkmark") } }
///       }
///     }
///
/// It may have properties such as ``State`` and ``Environment``, which belong to the place of each
/// toggle: a style that is made where it is given is made anew for each.
/// Toggles that it makes itself have the style of the views around.
public protocol ToggleStyle {
  /// The view that it makes.
  associatedtype Body: View

  /// What is known about a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The view that it makes of a toggle.
  ///
  /// - Parameter configuration: What is known about the toggle.
  /// - Returns: The view, which is pressed by the text of the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlStyle where Configuration == ToggleStyleConfiguration {
  /// Takes a style of toggles.
  init<Style: ToggleStyle>(_ style: @escaping () -> Style) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Says how toggles in the view look.
  ///
  /// - Parameter style: What makes the views of them.
  /// - Returns: The view with toggles of the style.
  public func toggleStyle<Style: ToggleStyle>(
    _ style: @escaping @autoclosure () -> Style
  ) -> some View {
    transformEnvironment { $0.toggleStyles.append(ControlStyle(style)) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle of what a style knows about one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isMixed = { configuration.isMixed }
  }
}
