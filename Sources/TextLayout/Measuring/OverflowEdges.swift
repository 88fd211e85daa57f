/// The edges at which a text reaches beyond what was proposed, its box standing at the top left of
/// that.
public struct OverflowEdges: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: Int

  /// The text is wider than what was proposed.
  public static let right = OverflowEdges(rawValue: 1)

  /// The text is higher than what was proposed.
  public static let bottom = OverflowEdges(rawValue: 2)

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
