/// Scenes of which the first is shown.
struct SeveralScenes<First: Scene>: WindowScene {
  typealias Body = Never

  /// The first scene.
  let first: First

  var views: AnyView { AnyView(SceneView(scene: first)) }

  var defaultSize: CGSize? { first.windows.defaultSize }
}
