/// Puts views into the columns of a lazy grid one after the other, row by row; or the other way
/// round.
struct LazyGridLayout: GuideForwardingLayout, Hashable {
  /// The axis that the grid grows along: the vertical one if it has columns.
  let axis: Axis

  /// The columns, or rows.
  let items: [GridItem]

  /// Where these lie in the grid, which can be shorter or longer.
  let alignment: AlignmentKey

  /// What is left between rows, or columns, in points; `nil` for ``defaultSpacing``.
  let spacing: CGFloat?

  /// What is left where nothing else is said, in points.
  var defaultSpacing = ViewSpacing.defaultDistance

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let tracks = tracks(in: proposal[axis.other], subviews)
    // Where it is placed, the grid takes this for its room, and is as long as that makes it.
    let placed = self.tracks(in: tracks.length, subviews)
    let lines = lines(placed, subviews)
    let gaps = gap * CGFloat(max(lines.count - 1, 0))
    return CGSize(along: axis, lines.reduce(gaps, +), across: tracks.length)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let tracks = tracks(in: bounds.size[axis.other], subviews)
    let whole = ViewDimensions(CGSize(along: axis, 0, across: tracks.length))
    let start = (ViewDimensions(bounds.size)[alignment] - whole[alignment]).asOffset
    var position = bounds.origin[axis]
    for (line, length) in lines(tracks, subviews).enumerated() {
      let first = line * tracks.tracks.count
      for (track, subview) in zip(tracks.tracks, subviews[first...]) {
        var origin = CGPoint.zero
        origin[axis] = position
        origin[axis.other] = bounds.origin[axis.other] + start + track.offset
        let cell = CGRect(
          origin: origin,
          size: CGSize(along: axis, length, across: track.length)
        )
        place(subview, in: cell, track)
      }
      position += length + gap
    }
  }

  private var gap: CGFloat { (spacing ?? defaultSpacing).asOffset }

  private func tracks(in room: CGFloat?, _ subviews: Subviews) -> GridTracks {
    let items = items.map { item in
      GridItem(item.size, spacing: item.spacing ?? defaultSpacing, alignment: item.alignment)
    }
    return GridTracks(items, in: room, limit: max(subviews.count, 1))
  }

  /// How long the rows are, or columns: each as its longest view.
  private func lines(_ tracks: GridTracks, _ subviews: Subviews) -> [CGFloat] {
    let count = tracks.tracks.count
    return stride(from: 0, to: subviews.count, by: count).map { first in
      zip(tracks.tracks, subviews[first...]).reduce(0) { longest, cell in
        max(longest, cell.1.sizeThatFits(offer(to: cell.0))[axis])
      }
    }
  }

  private func place(_ subview: LayoutSubview, in cell: CGRect, _ track: GridTracks.Track) {
    let placement = SubviewPlacement(
      aligning: subview.view,
      on: track.alignment,
      of: ViewDimensions(cell.size),
      proposal: offer(to: track)
    )
    subview.place(
      at: CGPoint(x: cell.minX + placement.origin.x, y: cell.minY + placement.origin.y),
      proposal: placement.proposal
    )
  }

  /// What a view is offered: the length of its track, and nothing along the grid.
  private func offer(to track: GridTracks.Track) -> ProposedViewSize {
    ProposedViewSize(along: axis, nil, across: track.length)
  }
}
