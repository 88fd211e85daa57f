internal import ViewLayout

/// Views below each other, all as wide as the widest, up to the width that is offered.
struct EqualWidthColumn: Layout {
  /// What is left between two views, in points.
  let gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let ideal = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    // An infinite width is no limit, and asks for the same as none.
    let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let width = offered.map { min(ideal, $0) } ?? ideal
    let row = ProposedViewSize(width: width, height: nil)
    let heights = subviews.reduce(0) { $0 + $1.sizeThatFits(row).height }
    return CGSize(width: width, height: heights + gap * CGFloat(subviews.count - 1))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let row = ProposedViewSize(width: bounds.size.width, height: nil)
    var y = bounds.origin.y
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.origin.x, y: y), proposal: row)
      y += subview.sizeThatFits(row).height + gap
    }
  }
}
