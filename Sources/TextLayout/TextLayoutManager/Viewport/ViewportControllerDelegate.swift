/// Something that shows what is in a viewport.
///
/// All requirements do nothing unless they are implemented.
public protocol ViewportControllerDelegate: AnyObject {
  /// Where the viewport is, in container space; asked before each layout.
  func viewportBounds(for controller: ViewportController) -> ContainerRect

  /// Tells that the viewport is about to be laid out.
  func viewportControllerWillLayout(_ controller: ViewportController)

  /// Hands on a fragment that is to be shown; called for each, from top to bottom.
  func viewportController(
    _ controller: ViewportController,
    configureRenderingSurfaceFor fragment: TextLayoutFragment
  )

  /// Tells that the viewport has been laid out.
  func viewportControllerDidLayout(_ controller: ViewportController, _ pass: ViewportPass)
}

extension ViewportControllerDelegate {
  /// Leaves the viewport where it is.
  public func viewportBounds(for controller: ViewportController) -> ContainerRect {
    controller.viewportBounds
  }

  /// Does nothing.
  public func viewportControllerWillLayout(_ controller: ViewportController) {}

  /// Does nothing.
  public func viewportController(
    _ controller: ViewportController,
    configureRenderingSurfaceFor fragment: TextLayoutFragment
  ) {}

  /// Does nothing.
  public func viewportControllerDidLayout(_ controller: ViewportController, _ pass: ViewportPass) {}
}
