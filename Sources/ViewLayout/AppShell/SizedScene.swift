/// A scene whose windows have a size.
struct SizedScene<Content: Scene>: WindowScene {
  typealias Body = Never

  /// The scene.
  let content: Content

  /// The size, in points.
  let size: CGSize

  var views: AnyView { AnyView(SceneView(scene: content)) }

  var defaultSize: CGSize? { size }
}

extension Scene {
  /// Says how large windows are for which no size is asked.
  ///
  /// - Parameters:
  ///   - width: The width of the views, in points.
  ///   - height: Their height, in points.
  /// - Returns: The same scene.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    SizedScene(content: self, size: CGSize(width: width, height: height))
  }

  /// Says how large windows are for which no size is asked, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { SizedScene(content: self, size: size) }
}
