import ViewLayout

/// Labels below each other, all as wide as the widest, up to the width that is offered.
struct EqualWidthColumn: Layout {
  static let labels = ["Amber tile", "Blue tile with a longer local label", "Green tile"]

  private let gap: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let ideal = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let width = offered.map { min(ideal, $0) } ?? ideal
    let child = ProposedViewSize(width: width, height: nil)
    let heights = subviews.reduce(0) { $0 + $1.sizeThatFits(child).height }
    return CGSize(width: width, height: heights + gap * CGFloat(subviews.count - 1))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let child = ProposedViewSize(width: bounds.size.width, height: nil)
    var y = bounds.origin.y
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.origin.x, y: y), proposal: child)
      y += subview.sizeThatFits(child).height + gap
    }
  }
}
