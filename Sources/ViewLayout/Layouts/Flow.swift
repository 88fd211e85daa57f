/// Puts views into rows, each as long as the width allows, as words stand in lines.
///
///     Flow(spacing: 8) { ForEach(tags, id: \.self) { Text($0) } }
///
/// Views have their ideal sizes, and stand at the top of their rows.
public struct Flow: Layout, Hashable {
  /// What is left between two views and between two rows, in points.
  public var spacing: CGFloat

  /// Makes a flow.
  ///
  /// - Parameter spacing: What is left between two views and between two rows, in points.
  public init(spacing: CGFloat = 8) {
    self.spacing = spacing
  }

  /// What the views cover; one row where no width is offered.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let frames = frames(subviews, width: proposal.width)
    return CGSize(
      width: frames.reduce(0) { max($0, $1.origin.x + $1.size.width) },
      height: frames.reduce(0) { max($0, $1.origin.y + $1.size.height) }
    )
  }

  /// Places the views in their rows.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, width: proposal.width)) {
      let origin = CGPoint(x: bounds.origin.x + frame.origin.x, y: bounds.origin.y + frame.origin.y)
      subview.place(at: origin, proposal: .unspecified)
    }
  }

  private func frames(_ subviews: Subviews, width: CGFloat?) -> [CGRect] {
    let gap = spacing.asOffset
    var (x, y, rowHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width ?? .infinity {
        (x, y, rowHeight) = (0, y + rowHeight + gap, 0)
      }
      defer { (x, rowHeight) = (x + size.width + gap, max(rowHeight, size.height)) }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

extension Flow: GuideForwardingLayout {}

extension Flow: ParameterizedLayout {
  var parameters: [RuleParameter] { [RuleParameter("spacing", spacing)] }
}
