public import Foundation

/// An insertion point of a line.
public struct InsertionPoint: Hashable, Sendable {
  /// A UTF-16 offset.
  public let characterIndex: Int

  /// Where the caret stands, in points from the left edge of the container.
  public let x: CGFloat

  /// Where text of the other direction would be inserted, in points; `nil` if that is the same
  /// place.
  public let alternateX: CGFloat?
}
