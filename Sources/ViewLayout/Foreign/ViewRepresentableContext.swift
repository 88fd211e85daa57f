/// What a representable is told.
public struct ViewRepresentableContext<Representable: ViewRepresentable> {
  /// What connects the foreign view with others.
  public let coordinator: Representable.Coordinator

  /// What the view takes from those around it.
  public internal(set) var environment: EnvironmentValues

  /// The node of the view.
  let node: ForeignNode

  /// Makes the context of a view that has no node yet.
  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
    node = ForeignNode()
  }

  /// Tells the layout that the content of the foreign view has changed, so that it is asked again.
  ///
  /// A proposal is no such change, nor is a frame that the layout sets.
  public func contentChanged() {
    node.invalidate()
  }
}
