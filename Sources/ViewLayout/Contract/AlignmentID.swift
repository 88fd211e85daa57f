/// A guide of your own: a type that tells where it is in views that say nothing about it.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is, from the leading or upper edge of the view.
  ///
  /// - Parameter context: The view's size and its other guides.
  /// - Returns: The distance in points, positive towards the trailing or lower edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
