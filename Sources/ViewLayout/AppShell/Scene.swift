/// A part of an app, such as a window.
public protocol Scene {
  /// The scene that describes this one.
  associatedtype Body: Scene

  /// The scenes that this one consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Nothing: such a scene consists of itself, and is never asked.
  public var body: Never { fatalError("a scene of the library has no body") }
}

/// A scene with windows of its own.
protocol WindowScene: Scene where Body == Never {
  /// Builds the views of the first window; `nil` if there is none.
  func tree(_ environment: EnvironmentValues) -> LayoutTree?

  /// The size of the first window where none is asked for, in points.
  var defaultSize: CGSize? { get }
}

extension Scene {
  /// The scene with windows that this one consists of.
  var windows: any WindowScene {
    (self as? any WindowScene) ?? body.windows
  }
}
