/// The views of the first window of a program, whose state is kept where they are.
struct AppView<Content: App>: PrimitiveView {
  typealias Body = Never

  /// The program.
  let app: Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    context.connectProperties(of: app)
    return context.evaluate(self) { SceneView(scene: app.body) }
  }
}
