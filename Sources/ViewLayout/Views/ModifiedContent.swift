/// A view with a modifier; or a modifier with another one around it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content

  /// What is done to it.
  public var modifier: Modifier

  /// Applies a modifier.
  ///
  /// - Parameters:
  ///   - content: What is modified.
  ///   - modifier: What is done to it.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The view is a node itself.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    context.connectProperties(of: modifier)
    return context.evaluate(self) {
      modifier.body(content: ViewModifierContent(content))
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// What both modifiers make of a view, one after the other.
  public func body(content view: ViewModifierContent<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}
