/// The values that the state of a view has had, one after the other.
public struct StateSamples: Hashable, Sendable {
  /// The name of the view and of its property, such as `Panel.width`.
  public let name: String

  /// The values: the one with which it began, and each that followed.
  public internal(set) var values: [SampleValue]
}
