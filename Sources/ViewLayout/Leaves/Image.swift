/// A picture of which only the size is known.
///
/// It has its natural size, whatever it is offered, unless it is made ``resizable(capInsets:)``.
public struct Image: View {
  /// The picture is a node itself.
  public typealias Body = Never

  /// The natural size, in points.
  public let size: CGSize

  /// What of each edge is not stretched, in points; `nil` if the picture has its natural size.
  private var capInsets: EdgeInsets?

  /// Makes a picture of a natural size, in points.
  public init(size: CGSize) {
    self.size = size
  }

  /// Lets the picture be as large as it is offered, whatever that does to the ratio of its sides.
  ///
  /// - Parameter capInsets: What of each edge is not stretched, in points.
  /// - Returns: A picture that has its natural length only on an axis where none is proposed, and is
  ///   never shorter than the insets.
  public func resizable(capInsets: EdgeInsets = EdgeInsets()) -> Image {
    var image = self
    image.capInsets = capInsets
    return image
  }
}

extension Image: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    [context.node("Image", ImageRule(size, capInsets))]
  }
}
