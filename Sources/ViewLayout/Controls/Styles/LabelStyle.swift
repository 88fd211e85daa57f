/// What makes the view of a ``Label``.
///
///     struct Upright: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
///
/// It may have properties such as ``State`` and ``Environment``, which belong to the place of each
/// label: a style that is made where it is given is made anew for each.
/// Labels that it makes itself have the style of the views around.
public protocol LabelStyle {
  /// The view that it makes.
  associatedtype Body: View

  /// What is known about a label.
  typealias Configuration = LabelStyleConfiguration

  /// The view that it makes of a label.
  ///
  /// - Parameter configuration: What is known about the label.
  /// - Returns: The view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlStyle where Configuration == LabelStyleConfiguration {
  /// Takes a style of labels.
  init<Style: LabelStyle>(_ style: @escaping () -> Style) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Says how labels in the view look.
  ///
  /// - Parameter style: What makes the views of them.
  /// - Returns: The view with labels of the style.
  public func labelStyle<Style: LabelStyle>(
    _ style: @escaping @autoclosure () -> Style
  ) -> some View {
    transformEnvironment { $0.labelStyles.append(ControlStyle(style)) }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style knows about one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
