import Foundation
import TextMeasurement

/// An ellipse with upright axes, in points.
struct EllipseOutline: Sendable {
  /// The centre.
  let center: CGPoint

  /// Half of the width and of the height, above 0.
  let radii: CGSize

  /// Makes the ellipse that touches the edges of a rectangle with area.
  init(in rect: CGRect) {
    center = CGPoint(x: rect.midX, y: rect.midY)
    radii = CGSize(width: rect.width / 2, height: rect.height / 2)
  }

  /// Adds what the ellipse blocks where it is widest within a band, rounded outward.
  func addBlocked(in band: Range<Int64>, to blocked: inout [Range<Int64>]) {
    let top = LayoutUnit(rawValue: band.lowerBound).points
    let bottom = LayoutUnit(rawValue: band.upperBound).points
    let distance = max(0, top - center.y, center.y - bottom)
    guard distance < radii.height else { return }
    // x²/a² + y²/b² = 1; as a product of two factors, whole numbers stay whole.
    let chord =
      distance == 0
      ? radii.width
      : radii.width * ((radii.height - distance) * (radii.height + distance)).squareRoot()
        / radii.height
    let left = LayoutUnit.floor(points: center.x - chord).rawValue
    blocked.append(left..<max(left, LayoutUnit.ceiling(points: center.x + chord).rawValue))
  }
}
