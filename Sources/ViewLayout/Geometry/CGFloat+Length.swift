internal import Foundation

extension CGFloat {
  /// The number as a length: 0 if it is NaN or below 0.
  var asLength: CGFloat { self > 0 ? self : 0 }

  /// The number as an offset: 0 if it is infinite or NaN.
  var asOffset: CGFloat { isFinite ? self : 0 }

  /// The least multiple of a pixel that is not less; the number itself if it is infinite.
  ///
  /// - Parameter scale: The pixels in one point.
  /// - Returns: A length in points.
  func roundedUp(scale: CGFloat) -> CGFloat { (self * scale).rounded(.up) / scale }

  /// The nearest multiple of a pixel, of two as near the one farther from 0.
  ///
  /// - Parameter scale: The pixels in one point.
  /// - Returns: A length in points.
  func rounded(scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}

extension CGSize {
  /// The size with 0 for what is no length: NaN and what is below 0.
  var withLengthsOnly: CGSize { CGSize(width: width.asLength, height: height.asLength) }

  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size of two lengths by their roles in a stack.
  init(along axis: Axis, _ main: CGFloat, across cross: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  /// Whether two rectangles have the same origin and size, also where these are infinite.
  func hasSameNumbers(as other: CGRect) -> Bool { origin == other.origin && size == other.size }
}
