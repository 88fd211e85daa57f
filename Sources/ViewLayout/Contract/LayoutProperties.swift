/// What views in a layout know about it.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which spacers stretch and across which dividers stand; `nil` if there is none.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout without an axis.
  public init() {}
}
