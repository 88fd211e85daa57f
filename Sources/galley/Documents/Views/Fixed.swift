internal import ViewLayout

/// A view that is as large whatever it is offered.
struct Fixed: Shape {
  let size: CGSize

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}
