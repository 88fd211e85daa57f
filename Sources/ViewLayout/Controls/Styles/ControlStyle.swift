/// A style of controls without its type.
struct ControlStyle<Configuration> {
  /// The view of a control.
  let view: (Configuration) -> AnyView

  /// Takes a style.
  ///
  /// - Parameters:
  ///   - style: Makes the style anew for each control, to whose place its properties belong.
  ///   - makeBody: The view that it makes of a control.
  init<Style>(
    _ style: @escaping () -> Style,
    makeBody: @escaping (Style, Configuration) -> some View
  ) {
    view = { configuration in
      AnyView(StyledView(style: style) { makeBody($0, configuration) })
    }
  }
}

/// What a style makes of a control.
private struct StyledView<Style, Content: View>: PrimitiveView {
  typealias Body = Never

  let style: () -> Style
  let makeBody: (Style) -> Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    context.evaluate(self) {
      let style = style()
      context.connectProperties(of: style)
      return makeBody(style)
    }
  }
}
