/// Windows that show the same views.
public struct WindowGroup<Content: View>: Scene {
  /// The windows are a scene themselves.
  public typealias Body = Never

  private let content: Content

  /// Makes windows.
  ///
  /// - Parameter content: The views of each.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which takes no room of the views.
  ///   - content: The views of each.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension WindowGroup: WindowScene {
  func tree(_ environment: EnvironmentValues) -> LayoutTree? {
    LayoutTree(environment: environment) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  var defaultSize: CGSize? { nil }
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

/// A scene whose windows have a size.
private struct SizedScene<Content: Scene>: WindowScene {
  typealias Body = Never

  let content: Content
  let size: CGSize

  func tree(_ environment: EnvironmentValues) -> LayoutTree? {
    content.windows.tree(environment)
  }

  var defaultSize: CGSize? { size }
}
