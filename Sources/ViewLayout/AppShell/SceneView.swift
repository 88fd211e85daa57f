/// The views of the first window of a scene.
struct SceneView<Content: Scene>: PrimitiveView {
  typealias Body = Never

  /// The scene.
  let scene: Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    if let windows = scene as? any WindowScene { return context.nodes(of: windows.views) }
    context.connectProperties(of: scene)
    return context.evaluate(self) {
      SceneView<Content.Body>(scene: scene.body)
    }
  }
}
