/// Views in rows and columns.
///
/// The views of each ``GridRow`` are its cells; a view outside of one covers all columns.
public struct Grid<Content: View>: View {
  /// The grid is a node itself.
  public typealias Body = Never

  private let layout: GridLayout
  private let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: The guides of a cell on which its view lies.
  ///   - horizontalSpacing: What is left between columns, in points; `nil` is that of views that
  ///     have no preferences.
  ///   - verticalSpacing: What is left between rows, in points; `nil` likewise.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    var layout = layout
    layout.defaultSpacing = context.environment.defaultSpacing
    return LayoutView(layout: layout, content: content).nodes(in: context)
  }
}
