/// A view that takes what it is offered, and makes its content for that size.
///
/// The content has no effect on its size: each view is offered it, and stands in the top leading
/// corner.
public struct GeometryReader<Content: View>: View {
  /// The reader is a node itself.
  public typealias Body = Never

  private let content: (GeometryProxy) -> Content

  /// Makes a reader.
  ///
  /// - Parameter content: Makes the views for a size and a place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    var inner = context.at(context.slot.child(.content))
    inner.orientation = StackOrientation(nil)
    let rule = GeometryReaderRule(inner.slot) { [inner] proxy in
      inner.build(Evaluated { content(proxy) })
    }
    return [context.node("GeometryReader", rule)]
  }
}
