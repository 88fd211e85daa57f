/// The views of a content in another environment.
private struct EnvironmentView<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    var changed = context
    change(&changed.environment)
    return changed.nodes(of: content)
  }
}

extension View {
  /// Changes what the view and those in it take from outside.
  ///
  /// - Parameters:
  ///   - keyPath: What is changed.
  ///   - value: Its value.
  /// - Returns: The view in the changed environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes the environment of the view and of those in it.
  func transformEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentView(content: self, change: change)
  }
}
