/// Makes one scene of those that are written one below the other; the first window is that of the app.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes, in their order.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First,
    _ others: repeat each Other
  ) -> some Scene {
    SeveralScenes(first: first)
  }
}

/// Scenes of which the first is shown.
private struct SeveralScenes<First: Scene>: WindowScene {
  typealias Body = Never

  let first: First

  func tree(_ environment: EnvironmentValues) -> LayoutTree? { first.windows.tree(environment) }

  var defaultSize: CGSize? { first.windows.defaultSize }
}
