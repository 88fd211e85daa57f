/// Makes one scene of those that are written one below the other; the first window is that of the
/// app.
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
