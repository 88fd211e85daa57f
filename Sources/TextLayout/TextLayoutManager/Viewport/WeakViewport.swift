/// A reference to a controller that does not keep it.
struct WeakViewport {
  weak var controller: ViewportController?
}
