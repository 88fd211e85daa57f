internal import ViewLayout

/// Views in rows, each row as long as the width allows.
struct Flow: Layout {
  /// What is left between two views and between two rows, in points.
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    frames(of: subviews, within: proposal.width).reduce(.zero) { size, frame in
      CGSize(
        width: max(size.width, frame.origin.x + frame.size.width),
        height: max(size.height, frame.origin.y + frame.size.height)
      )
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, within: proposal.width)) {
      subview.place(
        at: CGPoint(
          x: bounds.origin.x + frame.origin.x,
          y: bounds.origin.y + frame.origin.y
        ),
        proposal: .unspecified
      )
    }
  }

  private func frames(of subviews: Subviews, within width: CGFloat?) -> [CGRect] {
    var corner = CGPoint.zero
    var rowHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width ?? .infinity {
        corner = CGPoint(x: 0, y: corner.y + rowHeight + spacing)
        rowHeight = 0
      }
      defer {
        corner.x += size.width + spacing
        rowHeight = max(rowHeight, size.height)
      }
      return CGRect(origin: corner, size: size)
    }
  }
}
