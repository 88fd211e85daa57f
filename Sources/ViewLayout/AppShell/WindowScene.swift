/// A scene with windows of its own.
protocol WindowScene: Scene where Body == Never {
  /// The views of the first window.
  var views: AnyView { get }

  /// The size of the first window where none is asked for, in points; `nil` if the scene says none.
  var defaultSize: CGSize? { get }
}

extension Scene {
  /// The scene with windows that this one consists of.
  var windows: any WindowScene {
    (self as? any WindowScene) ?? body.windows
  }
}
