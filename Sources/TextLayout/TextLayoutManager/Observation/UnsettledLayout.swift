public import Foundation

/// Layout that does not settle: its bounds are others again whenever they are told.
public struct UnsettledLayout: Error, Hashable, Sendable {
  /// The widths that the container was given in answer to changes, in points, in order; infinity
  /// where that was unlimited.
  ///
  /// Fewer than ``rounds`` if something else was changed: the text, or another property of the
  /// container.
  public let widths: [CGFloat]

  /// How often the text was laid out, and its bounds were told.
  public let rounds: Int

  /// Tells of widths, in points, and of rounds.
  ///
  /// - Parameters:
  ///   - widths: The widths that the container was given.
  ///   - rounds: How often the bounds were told; `nil` if the container got another width each
  ///     time.
  public init(widths: [CGFloat], rounds: Int? = nil) {
    self.widths = widths
    self.rounds = rounds ?? widths.count
  }
}

extension UnsettledLayout: CustomStringConvertible {
  /// What has happened, for people.
  public var description: String {
    let start = "the layout does not settle in \(rounds) rounds"
    if widths.isEmpty { return start }
    let list = widths.map { "\($0)" }.joined(separator: ", ")
    return "\(start), with container widths of \(list)"
  }
}
