/// An edge of a view, by the direction in which one reads.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top

  /// Where reading begins: on the left from left to right.
  case leading

  /// The lower edge.
  case bottom

  /// Where reading ends: on the right from left to right.
  case trailing

  /// Any number of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Takes the edges whose bits are set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Takes one edge.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper edge.
    public static let top = Set(.top)

    /// Where reading begins.
    public static let leading = Set(.leading)

    /// The lower edge.
    public static let bottom = Set(.bottom)

    /// Where reading ends.
    public static let trailing = Set(.trailing)

    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]

    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]

    /// All edges.
    public static let all: Set = [.horizontal, .vertical]
  }

  /// The edge at which an axis begins.
  static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

  /// The edge at which an axis ends.
  static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
}
