/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``; or as many as fit.
public struct GridItem: Hashable, Sendable {
  /// How long columns or rows are, in points.
  public enum Size: Hashable, Sendable {
    /// One of this length.
    case fixed(CGFloat)

    /// One of a part of the room that is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many in a part of the room that is left as there can be of the least length, all equally
    /// long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: Size

  /// What is left up to the next one, in points; `nil` is that of views that have no preferences.
  public var spacing: CGFloat?

  /// The guides of a cell on which its view lies; `nil` is the middle.
  public var alignment: Alignment?

  /// Makes a column or a row.
  ///
  /// - Parameters:
  ///   - size: How long it is.
  ///   - spacing: What is left up to the next one, in points; `nil` is that of views that have no
  ///     preferences.
  ///   - alignment: The guides of a cell on which its view lies; `nil` is the middle.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
