public import Foundation

/// A shape of one's own that text avoids, in container space: y down from the top left, in points.
///
/// Layout asks often, so both answers should be quick, and always the same.
public protocol ExclusionShape: Hashable, Sendable {
  /// A rectangle around the shape, the smaller the better.
  ///
  /// What the shape blocks outside is ignored. Without area, or with an edge that is NaN, the shape
  /// blocks nothing.
  var bounds: CGRect { get }

  /// Returns what the shape blocks anywhere between two heights.
  ///
  /// - Parameters:
  ///   - top: The upper edge of the band, not above the bounds.
  ///   - bottom: The lower edge, below `top` and not below the bounds.
  /// - Returns: Distances from the left edge of the container, in any order.
  func blockedIntervals(from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>]
}
