extension LayoutTree {
  /// The views that are shown over the others, such as sheets, the lowest first.
  public var presented: [LayoutNode] {
    guard ledger.presentationCount > 0 else { return [] }
    var found: [LayoutNode] = []
    slot.forEach { slot in
      guard let node = slot.presented, let presentation = slot.kept as? Presentation else { return }
      let presenters = presentation.presenters
      if presenters.isEmpty || presenters.contains(where: { $0.place != nil }) {
        found.append(node)
      }
    }
    return found
  }

  /// Lays out what is shown over the other views: in the middle of the root's width, on the lower edge of
  /// the height that the root is offered, or of its own if that is none.
  ///
  /// It is offered the width of the root, and the height that the root is offered.
  ///
  /// - Parameters:
  ///   - size: The size of the root, in points.
  ///   - height: What the root is offered; `nil` for its ideal height.
  func layOutPresented(over size: CGSize, height: CGFloat?) {
    let lowerEdge = height.flatMap { $0.isFinite ? $0 : nil } ?? size.height
    var index = 0
    // One that is placed can show another one over itself.
    while let node = presented.dropFirst(index).first {
      index += 1
      let proposal = ProposedViewSize(width: size.width, height: height)
      let taken = node.size(for: proposal, asking: .offer)
      node.settle(
        Placement(
          node,
          at: CGPoint(
            x: ((size.width - taken.width) / 2).asOffset,
            y: (lowerEdge - taken.height).asOffset
          ),
          proposal: proposal
        ),
        in: CGRect(origin: .zero, size: size),
        .leftToRight
      )
    }
  }
}
