/// A foreign view with a frame, which the layout sets and nobody else.
public protocol FramedView: AnyObject {
  /// Where the view stands in the space of the root, in points, y down from the top left.
  var frame: CGRect { get set }
}
