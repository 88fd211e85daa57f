public import Foundation
public import TextMeasurement

extension MeasuredText {
  /// The size rounded outward to whole pixels, for views and pictures.
  ///
  /// The width is never less than the exact one, so that the text has the same lines when it is
  /// laid out at it; at a width that is rounded down, the last word may wrap. The height may be
  /// less by 1/1,024 of a pixel, so that noise of the arithmetic does not add one.
  ///
  /// - Parameter scale: The pixels in one point, above 0; 2 rounds to half points. Any other value
  ///   leaves the size as it is.
  /// - Returns: The smallest such size in whole pixels.
  public func rounded(to scale: CGFloat) -> CGSize {
    var rounded = size.rounded(to: Double(scale))
    if rounded.width < size.width { rounded.width = (width * scale).rounded(.up) / scale }
    return CGSize(rounded)
  }

  /// The box of the lines, in points from the top left of the text's box: from the leftmost left
  /// edge to the rightmost right one, without white space at the ends of lines.
  ///
  /// `size` reaches from the origin and includes indents and insets; this box does not.
  ///
  /// - Complexity: O(*l*) in the lines.
  public var contentRect: ContainerRect {
    size == .zero ? .zero : ContainerRect(around: lines) { $0.width }
  }

  /// The box around everything that is painted, in points from the top left of the text's box;
  /// `nil` if nothing is.
  ///
  /// - Complexity: O(*n*) in the glyphs, each of which is asked for its outline.
  public var inkBounds: ContainerRect? { shown.inkBounds.map { ContainerRect(CGRect($0)) } }

  /// How far what is painted reaches beyond the four edges of the text's box, in points, positive
  /// outward; 0 where it does not.
  ///
  /// - Complexity: O(*n*) in the glyphs, each of which is asked for its outline.
  public var inkOverflow: Insets {
    guard let ink = shown.inkBounds else { return .zero }
    return Insets(
      top: max(0, -ink.y),
      left: max(0, -ink.x),
      bottom: max(0, ink.maxY - size.height),
      right: max(0, ink.maxX - size.width)
    )
  }
}

extension ContainerRect {
  /// The box around lines, in points; empty lines count for its height alone.
  ///
  /// - Parameters:
  ///   - lines: The lines, from top to bottom.
  ///   - width: How wide a line counts, in points from its left edge.
  init(around lines: [Line], width: (Line) -> Double) {
    guard let first = lines.first, let last = lines.last else {
      self = .zero
      return
    }
    let spans = lines.map { (left: $0.x, right: $0.x + width($0)) }.filter { $0.right > $0.left }
    let left = spans.map(\.left).min() ?? first.x
    let right = spans.map(\.right).max() ?? first.x
    self.init(
      x: left,
      y: first.y,
      width: right - left,
      height: last.y + last.lineHeight - first.y
    )
  }
}
