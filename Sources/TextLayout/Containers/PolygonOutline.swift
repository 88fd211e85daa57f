import Foundation
import TextMeasurement

/// A polygon by the even-odd rule, with corners in layout units.
struct PolygonOutline: Sendable {
  /// A corner, in container space.
  struct Corner: Hashable, Sendable {
    let x: Int64
    let y: Int64
  }

  /// The edges, by their upper and lower ends; of a level one these are its left and right ends.
  let edges: [(upper: Corner, lower: Corner)]

  /// The rectangle around the corners.
  let bounds: UnitRect

  /// Makes a polygon of corners in points; `nil` if it has no width or height, or one is not
  /// finite.
  init?(_ points: [CGPoint]) {
    guard points.count > 2, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
    let corners = points.map {
      Corner(x: LayoutUnit(points: $0.x).rawValue, y: LayoutUnit(points: $0.y).rawValue)
    }
    var (left, right) = (corners[0].x, corners[0].x)
    var (top, bottom) = (corners[0].y, corners[0].y)
    for corner in corners {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    guard let bounds = UnitRect(minX: left, maxX: right, minY: top, maxY: bottom) else {
      return nil
    }
    self.bounds = bounds
    edges = zip(corners, corners.dropFirst() + [corners[0]]).map { start, end in
      (start.y, start.x) <= (end.y, end.x) ? (start, end) : (end, start)
    }
  }

  /// The heights of the corners, from top to bottom.
  var heights: [Int64] { Set(edges.flatMap { [$0.upper.y, $0.lower.y] }).sorted() }

  /// Adds what the polygon blocks anywhere within a band.
  ///
  /// Whatever x is blocked, going down from the top of the band one first meets the polygon at that
  /// top or at an edge. So the polygon just below the top and the edges in the band are all.
  ///
  /// - Complexity: O(*n* log *n*) in the edges.
  func addBlocked(in band: Range<Int64>, to blocked: inout [Range<Int64>]) {
    var crossings: [Range<Int64>] = []
    for (upper, lower) in edges {
      if upper.y <= band.lowerBound, lower.y > band.lowerBound {
        crossings.append(Self.position(at: band.lowerBound, from: upper, to: lower))
      }
      guard upper.y < band.upperBound, lower.y > band.lowerBound, upper.x != lower.x else {
        continue
      }
      // A level edge is in the band whole; it has no place of its own at a height.
      let isLevel = upper.y == lower.y
      let start =
        upper.y >= band.lowerBound
        ? upper.x..<upper.x : Self.position(at: band.lowerBound, from: upper, to: lower)
      let end =
        isLevel || lower.y <= band.upperBound
        ? lower.x..<lower.x : Self.position(at: band.upperBound, from: upper, to: lower)
      blocked.append(
        min(start.lowerBound, end.lowerBound)..<max(start.upperBound, end.upperBound)
      )
    }
    crossings.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    for index in stride(from: 0, to: crossings.count - 1, by: 2) {
      blocked.append(crossings[index].lowerBound..<crossings[index + 1].upperBound)
    }
  }

  /// Where an edge is at a height between its ends: the distance rounded down and up.
  private static func position(at y: Int64, from upper: Corner, to lower: Corner) -> Range<Int64> {
    let (dx, dy) = (lower.x - upper.x, lower.y - upper.y)
    let depth = y - upper.y
    // Corners are less than 2^53 apart, the product is below 2^106; most are short.
    if max(abs(dx), dy) < 1 << 31 {
      return rounded(dx * depth, over: dy, from: upper.x)
    }
    return rounded(Int128(dx) * Int128(depth), over: Int128(dy), from: upper.x)
  }

  private static func rounded<Number: SignedInteger>(
    _ product: Number,
    over divisor: Number,
    from x: Int64
  ) -> Range<Int64> {
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
    let whole = x + Int64(quotient)
    if remainder == 0 { return whole..<whole }
    return remainder < 0 ? whole - 1..<whole : whole..<whole + 1
  }
}
