/// Views in rows, column by column.
///
/// The views are offered the height of their row and no width; a column is as wide as its widest
/// view. The rows are laid out twice, as in SwiftUI: in the height that is offered, which makes the
/// height of the grid, and then in that. So they can be higher together than the grid.
public struct LazyHGrid<Content: View>: View {
  /// The grid is a node itself.
  public typealias Body = Never

  private let layout: LazyGridLayout
  private let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows; where no height is offered they have their least heights.
  ///   - alignment: The guide of the grid on which that of all rows together lies.
  ///   - spacing: What is left between columns, in points; `nil` is that of views that have no
  ///     preferences.
  ///   - pinnedViews: Which views of sections stay in sight; without effect on layout.
  ///   - content: The views.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal,
      items: rows,
      alignment: alignment.key,
      spacing: spacing
    )
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    var layout = layout
    layout.defaultSpacing = context.environment.defaultSpacing
    let nodes = context.inside(layout).nodes(of: content)
    return [context.node("LazyHGrid", LayoutRule(layout), nodes)]
  }
}
