/// Views that tell when they come and go.
private struct AppearanceWatch<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let onAppear: () -> Void
  let onDisappear: () -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let observer = context.slot.observe(nil) {
      AppearanceObserver(context.ledger.updates, onAppear: onAppear, onDisappear: onDisappear)
    }
    (observer.onAppear, observer.onDisappear) = (onAppear, onDisappear)
    return context.nodes(of: content)
  }
}

extension View {
  /// Tells that the view has come, once it is laid out for the first time.
  ///
  /// - Parameter action: Is called once; `nil` for nothing.
  /// - Returns: The same view, to layout.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceWatch(content: self, onAppear: action ?? {}, onDisappear: {})
  }

  /// Tells that the view has gone, once the others are laid out without it.
  ///
  /// - Parameter action: Is called once; `nil` for nothing.
  /// - Returns: The same view, to layout.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceWatch(content: self, onAppear: {}, onDisappear: action ?? {})
  }
}
