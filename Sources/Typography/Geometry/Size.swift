/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent along the line, in points.
  public var width: Double

  /// The extent across the lines, in points.
  public var height: Double

  /// The size with no extent.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size of two lengths in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size rounded outward to whole pixels.
  ///
  /// A length that exceeds a pixel by no more than 1/1,024 of one is taken as that pixel, so that
  /// noise of the arithmetic does not add one.
  ///
  /// - Parameter scale: The pixels in one point, above 0; 2 rounds to half points. Any other value
  ///   leaves the size as it is.
  /// - Returns: The smallest size in whole pixels that holds this one.
  public func rounded(to scale: Double) -> Size {
    guard scale > 0, scale.isFinite else { return self }
    func outward(_ length: Double) -> Double {
      let rounded = (length * scale - 1 / 1024).rounded(.up) / scale
      return rounded.isFinite ? rounded : length
    }
    return Size(width: outward(width), height: outward(height))
  }
}
