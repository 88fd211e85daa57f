public import Foundation

/// The size that a text is offered, in points.
///
/// `nil` and infinity ask for the ideal length on an axis, which of a width is that of one line for
/// each hard break. A width of 0 asks for the minimum, that of the widest piece that cannot be
/// broken. What makes no sense as a length, NaN and what is below 0, counts as 0, and the answer
/// warns of it.
public struct ProposedSize: Hashable, Sendable {
  /// The room for one line, in points.
  public var width: CGFloat?

  /// The room for all lines, in points; text that is higher goes on beyond it, unless its
  /// ``FittingPolicy/heightPolicy`` says otherwise.
  public var height: CGFloat?

  /// Asks for the ideal size.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// Asks for the minimum size.
  public static let zero = ProposedSize(width: 0, height: 0)

  /// Asks for the maximum size, which of text is the ideal one.
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)

  /// Proposes two lengths, in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size, in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}
