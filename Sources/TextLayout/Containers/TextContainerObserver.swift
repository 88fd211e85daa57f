/// What lays text out in a container, and is told when that changes.
protocol TextContainerObserver: AnyObject {
  /// A property of the container has another value now.
  func containerDidChange(_ container: TextContainer)
}
