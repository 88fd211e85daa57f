/// Views that tell when they come and go.
private struct AppearanceWatch<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let onAppear: () -> Void
  let onDisappear: () -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    let updates = context.ledger.updates
    for node in nodes {
      let observer = context.slot.observe(node) {
        AppearanceObserver(node, updates, onAppear: onAppear, onDisappear: onDisappear)
      }
      (observer.onAppear, observer.onDisappear) = (onAppear, onDisappear)
    }
    return nodes
  }
}

extension View {
  /// Tells that the view is shown, once it is laid out.
  ///
  /// A view that is not shown any more, such as one that no longer fits in a ``ViewThatFits``, can
  /// come again. With several views, as in a ``Group``, each comes.
  ///
  /// - Parameter action: Is called each time the view comes; `nil` for nothing.
  /// - Returns: The same view, to layout.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceWatch(content: self, onAppear: action ?? {}, onDisappear: {})
  }

  /// Tells that the view has gone, once the others are laid out without it.
  ///
  /// - Parameter action: Is called each time the view goes; `nil` for nothing.
  /// - Returns: The same view, to layout.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceWatch(content: self, onAppear: {}, onDisappear: action ?? {})
  }
}
