public import Foundation

/// Where the baselines of a label are, in points down from the origin of its bounds' space.
public struct LabelBaselines: Hashable, Sendable {
  /// The baseline of the first line.
  public let first: CGFloat

  /// The baseline of the last line that is shown.
  public let last: CGFloat
}
