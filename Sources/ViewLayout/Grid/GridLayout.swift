/// Puts views into rows and columns.
///
/// A column is as wide as its widest view, and columns share the width as the views of a stack do;
/// rows then share the height. A view that covers several columns and needs more than these makes
/// each wider by the same.
struct GridLayout: GuideForwardingLayout, Hashable {
  /// The guides of a cell on which its view lies.
  let alignment: Alignment

  /// What is left between columns, in points; `nil` for ``defaultSpacing``.
  let horizontalSpacing: CGFloat?

  /// What is left between rows, in points; `nil` likewise.
  let verticalSpacing: CGFloat?

  /// What is left where nothing else is said, in points.
  var defaultSpacing = ViewSpacing.defaultDistance

  /// What is left between columns and between rows, in points.
  var spacing: CGSize {
    CGSize(
      width: (horizontalSpacing ?? defaultSpacing).asOffset,
      height: (verticalSpacing ?? defaultSpacing).asOffset
    )
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    let spans = spans(of: GridTable(subviews), in: proposal, &cache)
    return CGSize(width: spans.columns.length, height: spans.rows.length)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let table = GridTable(subviews)
    let (columns, rows) = spans(of: table, in: proposal, &cache)
    for cell in table.cells {
      let size = CGSize(
        width: columns.length(of: cell.columns),
        height: rows.length(of: cell.row..<cell.row + 1)
      )
      let offset = offset(of: cell, in: size, table)
      cell.subview.place(
        at: CGPoint(
          x: bounds.origin.x + columns.start(of: cell.columns.lowerBound) + offset.x,
          y: bounds.origin.y + rows.start(of: cell.row) + offset.y
        ),
        proposal: ProposedViewSize(size)
      )
    }
  }

  /// Where a view stands in its cell.
  private func offset(of cell: GridTable.Cell, in size: CGSize, _ table: GridTable) -> CGPoint {
    let view = cell.subview.view
    let proposal = ProposedViewSize(size)
    if let anchor = cell.kind.anchor {
      let own = anchor.offset(in: view.size(for: proposal, asking: .place))
      let place = anchor.offset(in: size)
      return CGPoint(x: place.x - own.x, y: place.y - own.y)
    }
    let alignment = Alignment(
      horizontal: table.alignments[cell.columns.lowerBound] ?? alignment.horizontal,
      vertical: cell.kind.row?.alignment ?? alignment.vertical
    )
    return SubviewPlacement(
      aligning: view,
      on: alignment,
      of: ViewDimensions(size),
      proposal: proposal
    ).origin
  }
}

extension GridLayout: ParameterizedLayout {
  var parameters: [RuleParameter] {
    [
      RuleParameter("horizontalSpacing", spacing.width),
      RuleParameter("verticalSpacing", spacing.height),
      RuleParameter("alignment", alignment),
    ]
  }
}
