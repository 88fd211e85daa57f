public import Foundation

/// Layout that does not settle: its container gets another width whenever its bounds are told.
public struct UnsettledLayout: Error, Hashable, Sendable {
  /// The widths that the container was given in answer to changes, in points, in order; infinity where
  /// that was unlimited.
  public let widths: [CGFloat]

  /// Tells of widths, in points.
  public init(widths: [CGFloat]) {
    self.widths = widths
  }
}

extension UnsettledLayout: CustomStringConvertible {
  /// What has happened, for people.
  public var description: String {
    let list = widths.map { "\($0)" }.joined(separator: ", ")
    return "the container's width does not settle: \(list)"
  }
}
