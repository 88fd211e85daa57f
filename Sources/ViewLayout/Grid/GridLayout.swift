/// Puts views into rows and columns.
///
/// A column is as wide as its widest view, and columns share the width as the views of a stack do; rows
/// then share the height. A view that covers several columns and needs more than these makes each
/// wider by the same.
struct GridLayout: GuideForwardingLayout, Hashable {
  /// The guides of a cell on which its view lies.
  let alignment: Alignment

  /// What is left between columns and between rows, in points.
  let spacing: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let table = GridTable(subviews)
    let widths = columnWidths(of: table, in: proposal)
    let heights = rowHeights(of: table, widths, proposal.height)
    return CGSize(
      width: GridSpans(widths, gap: spacing.width).length,
      height: GridSpans(heights, gap: spacing.height).length
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let table = GridTable(subviews)
    let widths = columnWidths(of: table, in: proposal)
    let columns = GridSpans(widths, gap: spacing.width)
    let rows = GridSpans(rowHeights(of: table, widths, proposal.height), gap: spacing.height)
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
