import Foundation
import TextMeasurement

@testable import TextLayout

extension TextContainer {
  /// Where text can stand between two heights, between the paddings at the edges, in points.
  func openSpans(from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
    let (top, bottom) = (LayoutUnit(points: top).rawValue, LayoutUnit(points: bottom).rawValue)
    return geometry.openSpans(top: top, height: bottom - top, within: geometry.textRange).map {
      LayoutUnit(rawValue: $0.lowerBound).points..<LayoutUnit(rawValue: $0.upperBound).points
    }
  }
}

extension ContainerGeometry {
  /// What the padding leaves of the width.
  var textRange: Range<Int64> { padding..<max(padding, width - padding) }
}
