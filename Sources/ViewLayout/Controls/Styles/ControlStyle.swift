/// A style of controls without its type.
struct ControlStyle<Configuration> {
  /// The view of a control.
  let view: (Configuration) -> AnyView

  /// Takes a style.
  ///
  /// - Parameters:
  ///   - style: The style, whose properties belong to the place of each control.
  ///   - makeBody: The view that it makes of a control.
  init<Style>(_ style: Style, makeBody: @escaping (Style, Configuration) -> some View) {
    view = { configuration in
      AnyView(StyledView(style: style) { makeBody($0, configuration) })
    }
  }
}

/// What a style makes of a control.
private struct StyledView<Style, Content: View>: PrimitiveView {
  typealias Body = Never

  let style: Style
  let makeBody: (Style) -> Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    context.connectProperties(of: style)
    return context.evaluate(self) { makeBody(style) }
  }
}
