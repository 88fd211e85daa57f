/// Puts views below each other, all as wide as the widest wants to be, up to the width that is
/// offered.
///
///     EqualWidthColumn(gap: 8) { Text("Amber"); Text("Blue with a longer name") }
///
/// Each is offered that width and no height. A width that is infinite counts as none.
public struct EqualWidthColumn: Layout, Hashable {
  /// What is left between two views, in points.
  public var gap: CGFloat

  /// Makes a column.
  ///
  /// - Parameter gap: What is left between two views, in points.
  public init(gap: CGFloat = 8) {
    self.gap = gap
  }

  /// The width that all have, and the sum of their heights at it and of the gaps; nothing without
  /// views.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let ideal = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let width = min(ideal, offered ?? ideal)
    let child = ProposedViewSize(width: width, height: nil)
    let heights = subviews.reduce(0) { $0 + $1.sizeThatFits(child).height }
    return CGSize(width: width, height: heights + gap.asOffset * CGFloat(subviews.count - 1))
  }

  /// Places the views below each other, at the leading edge.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let child = ProposedViewSize(width: bounds.size.width, height: nil)
    var y = bounds.origin.y
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.origin.x, y: y), proposal: child)
      y += subview.sizeThatFits(child).height + gap.asOffset
    }
  }
}

extension EqualWidthColumn: GuideForwardingLayout {}

extension EqualWidthColumn: ParameterizedLayout {
  var parameters: [RuleParameter] { [RuleParameter("gap", gap)] }
}
