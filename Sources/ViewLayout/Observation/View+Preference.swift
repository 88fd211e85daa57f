/// Views that watch what those in them say.
private struct PreferenceWatch<Content: View, Key: PreferenceKey>: PrimitiveView
where Key.Value: Equatable {
  typealias Body = Never

  let content: Content
  let key: Key.Type
  let action: (Key.Value) -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    for node in nodes {
      context.slot.observe(node) { PreferenceObserver<Key>(node, action) }.action = action
    }
    return nodes
  }
}

extension View {
  /// Says something to the views around, in the place of what those in this one say.
  ///
  /// - Parameters:
  ///   - key: The key under which it is said.
  ///   - value: What is said.
  /// - Returns: The same view, to layout.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    WrappedView("Preference", self) { _ in PreferenceRule(key) { _ in value } }
  }

  /// Changes what the views in this one say to those around.
  ///
  /// - Parameters:
  ///   - key: The key under which it is said.
  ///   - callback: Changes what is said.
  /// - Returns: The same view, to layout.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    WrappedView("Preference", self) { _ in
      PreferenceRule(key) { inner in
        var value = inner as? Key.Value ?? Key.defaultValue
        callback(&value)
        return value
      }
    }
  }

  /// Tells that what the views in this one say has changed, once they are laid out.
  ///
  /// - Parameters:
  ///   - key: The key under which it is said.
  ///   - action: Is told what they say, the first time too.
  /// - Returns: The same view, to layout.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceWatch(content: self, key: key, action: action)
  }
}
