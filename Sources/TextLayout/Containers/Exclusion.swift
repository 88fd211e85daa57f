public import Foundation

/// A part of a container that text avoids, in container space: y down from the top left, in points.
///
/// A line avoids what an exclusion covers anywhere between the top and the bottom of the line.
/// Edges are rounded outward, corners of polygons to the nearest, in steps of 1/65,536 pt.
public enum Exclusion: Sendable {
  /// A rectangle; without area, or with an edge that is NaN, it blocks nothing.
  case rect(CGRect)

  /// The ellipse that touches the edges of a rectangle; it blocks nothing if that has no area, or
  /// an edge that is NaN or infinite.
  case ellipse(in: CGRect)

  /// The points that a closed line through these corners goes around an odd number of times.
  ///
  /// With fewer than three corners, with one that is NaN or infinite, and without width or height,
  /// it blocks nothing. Where the line returns on itself it blocks what is above and below it.
  case polygon([CGPoint])

  /// A shape of one's own.
  case shape(any ExclusionShape)
}

extension Exclusion: Hashable {
  /// Whether both are the same shape made of the same numbers.
  public static func == (left: Exclusion, right: Exclusion) -> Bool {
    switch (left, right) {
    case (.rect(let left), .rect(let right)): left == right
    case (.ellipse(let left), .ellipse(let right)): left == right
    case (.polygon(let left), .polygon(let right)): left == right
    case (.shape(let left), .shape(let right)): AnyHashable(left) == AnyHashable(right)
    default: false
    }
  }

  /// Feeds the numbers that the shape is made of to a hasher.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .rect(let rect): hasher.combine(rect)
    case .ellipse(let rect): hasher.combine(rect)
    case .polygon(let corners): hasher.combine(corners)
    case .shape(let shape): hasher.combine(AnyHashable(shape))
    }
  }
}
