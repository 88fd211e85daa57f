/// The size that a view answered a proposal with, and its guides at that size.
public struct ViewDimensions {
  /// The width, in points.
  public let width: CGFloat

  /// The height, in points.
  public let height: CGFloat

  /// Where the guides are that the view tells itself; `nil` for those that it does not.
  private let explicitGuide: (AlignmentKey) -> CGFloat?

  /// Makes the dimensions of a view.
  init(_ size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicitGuide = explicitGuide
  }

  /// Where a guide is, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide is, in points from the upper edge, positive downward.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide is that the view tells itself, in points from the leading edge; `nil` if it does
  /// not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  /// Where a guide is that the view tells itself, in points from the upper edge; `nil` if it does
  /// not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }
}

extension ViewDimensions {
  /// The size, in points.
  var size: CGSize { CGSize(width: width, height: height) }

  /// Where a guide is, in points from the leading or upper edge.
  subscript(key: AlignmentKey) -> CGFloat { explicitGuide(key) ?? defaultValue(of: key) }

  /// Where a guide is that the view tells itself; `nil` if it does not.
  subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuide(key) }

  /// Where a guide is in a view that says nothing about it.
  func defaultValue(of key: AlignmentKey) -> CGFloat { key.id.defaultValue(in: self) }
}
