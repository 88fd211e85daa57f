import Foundation
import TextMeasurement

/// What layout has to know of a container, in layout units.
package struct ContainerGeometry: Sendable {
  /// How wide it is; ``LayoutUnit/limit`` if that is unlimited.
  package let width: Int64

  /// How high it is; ``LayoutUnit/limit`` if that is unlimited.
  package let height: Int64

  /// What stays free at both ends of a line fragment.
  package let padding: Int64

  /// The exclusions that block something.
  let obstacles: [Obstacle]

  /// The bottom of the lowest of them; 0 if there is none.
  let lowestBottom: Int64

  /// Takes the geometry of a container as it is now.
  package init(_ container: TextContainer) {
    width = Self.units(container.width)
    height = Self.units(container.height)
    padding = LayoutUnit(points: container.lineFragmentPadding).rawValue
    obstacles = container.exclusions.compactMap(Obstacle.init)
    lowestBottom = obstacles.map(\.bounds.maxY).max() ?? 0
  }

  /// Whether there is an exclusion that blocks something.
  package var hasExclusions: Bool { !obstacles.isEmpty }

  /// The room for a line and its padding on both sides, whose content ends at `x` if the room has
  /// no end.
  func edges(ofContentTo x: Int64) -> Range<Int64> {
    width < LayoutUnit.limit ? 0..<max(0, width) : 0..<x + padding
  }

  /// Returns where text can stand in a band across the container.
  ///
  /// - Parameters:
  ///   - top: The distance from the top of the container to the band, positive downward.
  ///   - height: The height of the band; what is below 1 counts as 1.
  ///   - range: Where text could stand without exclusions, from the left edge of the container.
  /// - Returns: The parts of `range` that keep the padding clear of all that exclusions block in
  ///   the band, from left to right, none of them empty.
  /// - Complexity: O(*n*) in the exclusions and the corners of those that meet the band, and
  ///   sorting what they block.
  package func openSpans(
    top: Int64,
    height: Int64,
    within range: Range<Int64>
  ) -> [Range<Int64>] {
    openSpans(in: Self.band(top: top, height: height), within: range, clearance: padding)
  }

  /// The parts of a range that keep `clearance` clear of all that is blocked in a band.
  func openSpans(
    in band: Range<Int64>,
    within range: Range<Int64>,
    clearance: Int64
  ) -> [Range<Int64>] {
    guard !range.isEmpty else { return [] }
    var blocked: [Range<Int64>] = []
    // By index, for an obstacle that is not met need not be copied.
    for index in obstacles.indices where obstacles[index].bounds.meets(band) {
      obstacles[index].addBlocked(in: band, to: &blocked)
    }
    blocked.removeAll { $0.isEmpty }
    blocked.sort { $0.lowerBound < $1.lowerBound }
    var spans: [Range<Int64>] = []
    var start = range.lowerBound
    for hole in blocked {
      let end = min(hole.lowerBound - clearance, range.upperBound)
      if start < end { spans.append(start..<end) }
      start = max(start, hole.upperBound + clearance)
    }
    if start < range.upperBound { spans.append(start..<range.upperBound) }
    return spans
  }

  /// The band of a line, kept where sums cannot overflow.
  static func band(top: Int64, height: Int64) -> Range<Int64> {
    let top = min(max(top, -LayoutUnit.limit), LayoutUnit.limit)
    return top..<top + min(max(height, 1), LayoutUnit.limit)
  }

  private static func units(_ extent: Extent) -> Int64 {
    extent.length.map { LayoutUnit.floor(points: $0).rawValue } ?? LayoutUnit.limit
  }
}
