/// Text that takes as much width as it is offered, up to what it needs, and is as high as its lines.
///
///     Text("Einstellungen").lineLimit(2)
public struct Text: View {
  /// The text is a node itself.
  public typealias Body = Never

  private let content: any MeasurableText

  /// Shows characters as they are written, in the environment's font.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Shows a string, an attributed string, a `StyledText` or other text.
  ///
  /// - Parameter content: The text; what it does not say itself is as the environment has it.
  public init(_ content: some MeasurableText) {
    self.content = content
  }
}

extension Text: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    [context.node("Text", TextRule(content, context.environment))]
  }
}
