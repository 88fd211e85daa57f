/// Views in columns, row by row.
///
/// The views are offered the width of their column and no height; a row is as high as its highest
/// view. The columns are laid out twice, as in SwiftUI: in the width that is offered, which makes
/// the width of the grid, and then in that. So they can be wider together than the grid.
public struct LazyVGrid<Content: View>: View {
  /// The grid is a node itself.
  public typealias Body = Never

  private let layout: LazyGridLayout
  private let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns; where no width is offered they have their least widths.
  ///   - alignment: The guide of the grid on which that of all columns together lies.
  ///   - spacing: What is left between rows, in points; `nil` is that of views that have no
  ///     preferences.
  ///   - pinnedViews: Which views of sections stay in sight; without effect on layout.
  ///   - content: The views.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical,
      items: columns,
      alignment: alignment.key,
      spacing: spacing
    )
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    var layout = layout
    layout.defaultSpacing = context.environment.defaultSpacing
    let nodes = context.inside(layout).nodes(of: content)
    return [context.node("LazyVGrid", LayoutRule(layout), nodes)]
  }
}
