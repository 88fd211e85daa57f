import ViewLayout

/// A view that is as large whatever it is offered.
struct Fixed: Shape, Hashable {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width, height: height)
  }
}
