import Foundation
import TextMeasurement

/// An exclusion that blocks something, in layout units.
struct Obstacle: Sendable {
  /// What is inside of the bounds.
  private enum Outline: Sendable {
    /// All.
    case rect
    case ellipse(EllipseOutline)
    case polygon(PolygonOutline)
    case shape(any ExclusionShape)
  }

  /// The rectangle around it.
  let bounds: UnitRect

  private let outline: Outline

  /// Makes an obstacle of an exclusion; `nil` if that blocks nothing.
  init?(_ exclusion: Exclusion) {
    let bounds: UnitRect?
    switch exclusion {
    case .rect(let rect):
      bounds = UnitRect(around: rect)
      outline = .rect
    case .ellipse(let rect):
      let edges = [rect.minX, rect.maxX, rect.minY, rect.maxY]
      bounds = edges.allSatisfy(\.isFinite) ? UnitRect(around: rect) : nil
      outline = .ellipse(EllipseOutline(in: rect))
    case .polygon(let points):
      guard let polygon = PolygonOutline(points) else { return nil }
      bounds = polygon.bounds
      outline = .polygon(polygon)
    case .shape(let shape):
      bounds = UnitRect(around: shape.bounds)
      outline = .shape(shape)
    }
    guard let bounds else { return nil }
    self.bounds = bounds
  }

  /// Adds what is blocked anywhere within a band that meets the bounds: distances from the left
  /// edge of the container, in any order, some of them empty.
  func addBlocked(in band: Range<Int64>, to blocked: inout [Range<Int64>]) {
    let first = blocked.count
    switch outline {
    case .rect: blocked.append(bounds.minX..<bounds.maxX)
    case .ellipse(let ellipse): ellipse.addBlocked(in: band, to: &blocked)
    case .polygon(let polygon): polygon.addBlocked(in: band, to: &blocked)
    case .shape(let shape): blocked += Self.intervals(of: shape, in: band.clamped(to: rows))
    }
    for index in first..<blocked.count {
      blocked[index] = blocked[index].clamped(to: bounds.minX..<bounds.maxX)
    }
  }

  private var rows: Range<Int64> { bounds.minY..<bounds.maxY }

  private static func intervals(
    of shape: any ExclusionShape,
    in band: Range<Int64>
  ) -> [Range<Int64>] {
    let top = LayoutUnit(rawValue: band.lowerBound).points
    let bottom = LayoutUnit(rawValue: band.upperBound).points
    return shape.blockedIntervals(from: top, to: bottom).filter { !$0.isEmpty }.map {
      LayoutUnit.floor(points: $0.lowerBound)
        .rawValue..<LayoutUnit.ceiling(points: $0.upperBound).rawValue
    }
  }
}

extension Obstacle {
  /// The next top of a band, below the one given, from which on something else may be blocked.
  ///
  /// Sides that are not upright are followed in steps of a point, and in 1,024 steps at most as the
  /// bottom of the band goes down along them and in as many as its top does.
  ///
  /// - Returns: `nil` if the obstacle is above the band.
  func nextChange(after band: Range<Int64>) -> Int64? {
    if bounds.maxY <= band.lowerBound { return nil }
    if bounds.minY >= band.upperBound { return bounds.minY - Int64(band.count) + 1 }
    if case .rect = outline { return bounds.maxY }
    if bounds.minY > band.lowerBound, bounds.maxY <= band.upperBound { return bounds.minY }
    let step = max(Int64(LayoutUnit.unitsPerPoint), (bounds.maxY - bounds.minY + 1023) / 1024)
    return min(bounds.maxY, band.lowerBound + step)
  }

  /// Heights at which the sides of the obstacle begin, end or turn, at most 34, in any order.
  var turns: [Int64] {
    switch outline {
    case .rect, .ellipse: [bounds.minY, bounds.maxY]
    case .polygon(let polygon): thinned(polygon.heights)
    case .shape: thinned([])
    }
  }

  /// The ends, and of the heights between them 32 at most; if there are none, as many made up.
  private func thinned(_ heights: [Int64]) -> [Int64] {
    let most = 32
    let ends = [bounds.minY, bounds.maxY]
    guard !heights.isEmpty else {
      let height = bounds.maxY - bounds.minY
      return ends + (1..<Int64(most)).map { bounds.minY + height / Int64(most) * $0 }
    }
    guard heights.count > most else { return ends + heights }
    return ends + (0..<most).map { heights[$0 * heights.count / most] }
  }
}
