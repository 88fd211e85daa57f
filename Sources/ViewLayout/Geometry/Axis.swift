/// A direction of layout.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From one side to the other.
  case horizontal

  /// From the top down.
  case vertical

  /// Any number of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis.
    public let rawValue: Int8

    /// Takes the axes whose bits are set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)

    /// The vertical axis.
    public static let vertical = Set(.vertical)

    /// Takes one axis.
    public init(_ axis: Axis) {
      rawValue = 1 << axis.rawValue
    }

    /// Whether an axis is among these.
    func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  /// The axis across this one.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
