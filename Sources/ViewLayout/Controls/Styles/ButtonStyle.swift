/// What makes the view of a button.
///
///     struct Card: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().background(.white)
///       }
///     }
///     Button("Speichern") { save() }.buttonStyle(Card())
///
/// It may have properties such as ``State`` and ``Environment``, which belong to the place of each
/// button: a style that is made where it is given, as above, is made anew for each.
/// Buttons that it makes itself have the style of the views around.
public protocol ButtonStyle {
  /// The view that it makes.
  associatedtype Body: View

  /// What is known about a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The view that it makes of a button.
  ///
  /// - Parameter configuration: What is known about the button.
  /// - Returns: The view, which is pressed by the text of the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlStyle where Configuration == ButtonStyleConfiguration {
  /// Takes a style of buttons.
  init<Style: ButtonStyle>(_ style: @escaping () -> Style) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Says how buttons in the view look.
  ///
  /// - Parameter style: What makes the views of them; those of the library make the label.
  /// - Returns: The view with buttons of the style.
  public func buttonStyle<Style: ButtonStyle>(
    _ style: @escaping @autoclosure () -> Style
  ) -> some View {
    transformEnvironment { $0.buttonStyles.append(ControlStyle(style)) }
  }
}
