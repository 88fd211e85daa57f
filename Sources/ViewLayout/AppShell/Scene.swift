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
