/// Windows that show the same views.
public struct WindowGroup<Content: View>: Scene {
  /// The windows are a scene themselves.
  public typealias Body = Never

  private let content: Content

  /// Makes windows.
  ///
  /// - Parameter content: The views of each; several stand below each other, in the middle.
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
  var views: AnyView {
    AnyView(OnlyView(content: content).frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  var defaultSize: CGSize? { nil }
}
