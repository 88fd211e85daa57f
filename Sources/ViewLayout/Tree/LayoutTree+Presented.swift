extension LayoutTree {
  /// The views that are shown over the others, such as sheets, the lowest first.
  public var presented: [LayoutNode] {
    presentations.filter(\.presentation.isShown).map(\.node)
  }

  /// All that views want to show over the others, the lowest first.
  private var presentations: [(node: LayoutNode, presentation: Presentation)] {
    guard ledger.presentationCount > 0 else { return [] }
    var found: [(LayoutNode, Presentation)] = []
    slot.forEach { slot in
      guard let node = slot.presented, let presentation = slot.kept as? Presentation else { return }
      found.append((node, presentation))
    }
    return found
  }

  /// Lays out what is shown over the other views: in the middle of the root's width, on the lower
  /// edge of the height that the root is offered, or of its own if that is none.
  ///
  /// It is offered the width of the root, and the height that the root is offered. What is shown no
  /// more, as its views are not, goes out of sight.
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
    for (node, presentation) in presentations where !presentation.isShown { node.hide() }
  }
}
