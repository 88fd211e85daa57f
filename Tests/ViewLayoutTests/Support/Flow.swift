import ViewLayout

/// Views in rows, each as long as the width allows.
struct Flow: Layout {
  let gap: CGFloat

  func sizeThatFits(
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

  func placeSubviews(
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
