/// The shape that the views around have by ``View/containerShape(_:)``, as large as it is offered.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public init() {}
}
