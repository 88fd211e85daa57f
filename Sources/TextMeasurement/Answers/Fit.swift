public import Typography

/// Whether something fits in a box.
public enum Fit: Hashable, Sendable {
  /// It fits.
  case fits

  /// It exceeds the box by so much on each axis, in points; 0 where it fits.
  case exceeds(width: Double, height: Double)

  /// Compares a size with a box.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - width: The box's width in points; `nil`, infinity, and what is not above 0 have no limit.
  ///   - height: The box's height in points; `nil` and infinity have no limit, and what is not
  ///     above 0 counts as 0.
  public init(_ size: Size, width: Double?, height: Double?) {
    let overWidth = width.map { $0 > 0 ? max(0, size.width - $0) : 0 } ?? 0
    let overHeight = height.map { max(0, size.height - ($0 > 0 ? $0 : 0)) } ?? 0
    self =
      overWidth > 0 || overHeight > 0
      ? .exceeds(width: overWidth, height: overHeight) : .fits
  }
}
