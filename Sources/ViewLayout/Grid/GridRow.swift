/// A row of a grid.
///
/// Each view in it is a cell of the ``Grid``. Outside of one it is a group.
public struct GridRow<Content: View>: View {
  /// The cells are nodes themselves.
  public typealias Body = Never

  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which its views lie; `nil` is the grid's.
  ///   - content: The views of its cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let row = GridCell.Row(slot: ObjectIdentifier(context.slot), alignment: alignment)
    let nodes = context.nodes(of: content)
    for node in nodes { node.changeGridCell { $0.row = row } }
    return nodes
  }
}
