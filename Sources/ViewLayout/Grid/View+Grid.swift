/// Views that are told what they are in a grid.
private struct GridCellView<Content: View, Value>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let property: WritableKeyPath<GridCell, Value>
  let value: Value

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: content)
    for node in nodes { node.changeGridCell { $0[keyPath: property] = value } }
    return nodes
  }
}

extension View {
  /// Lets the view cover several columns of a grid.
  ///
  /// - Parameter count: The columns; less than 1 counts as 1, and more than 1000 as 1000.
  /// - Returns: The view of a wider cell.
  public func gridCellColumns(_ count: Int) -> some View {
    GridCellView(content: self, property: \.columnCount, value: min(max(1, count), 1000))
  }

  /// Lets the view make its column or row no longer than the others do.
  ///
  /// - Parameter axes: The axes along which it takes what there is.
  /// - Returns: The view of a cell without lengths of its own there.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    GridCellView(content: self, property: \.unsizedAxes, value: axes)
  }

  /// Says where the view stands in its cell.
  ///
  /// - Parameter anchor: A place in the cell, at which the same place of the view is put.
  /// - Returns: The view of a cell that looks at no guide.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    GridCellView(content: self, property: \.anchor, value: anchor)
  }

  /// Says on which guide the views of the column lie.
  ///
  /// - Parameter guide: The guide; the first of a column holds.
  /// - Returns: The view.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    GridCellView(content: self, property: \.columnAlignment, value: guide)
  }
}
