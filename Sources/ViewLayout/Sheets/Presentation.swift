/// What is shown over the other views.
final class Presentation {
  /// The node that is shown.
  var node: LayoutNode?

  /// How high it can be; empty for as high as the root.
  var detents: Set<PresentationDetent> = [] {
    didSet { if detents != oldValue { node?.invalidate() } }
  }

  /// Along which axes it is as long as its content wants.
  var fittedAxes: Axis.Set = [] {
    didSet { if fittedAxes != oldValue { node?.invalidate() } }
  }

  private let ledger: LayoutLedger

  /// Makes what a tree will show.
  init(_ ledger: LayoutLedger) {
    self.ledger = ledger
    ledger.presentationCount += 1
    ledger.changes += 1
  }

  deinit {
    ledger.presentationCount -= 1
    ledger.changes += 1
  }
}

extension LayoutTree {
  /// What is shown over the other views, the lowest first.
  var presentations: [Presentation] {
    guard ledger.presentationCount > 0 else { return [] }
    var found: [Presentation] = []
    slot.forEach { slot in slot.presentation.map { found.append($0) } }
    return found
  }

  /// Lays out what is shown over the other views: on the lower edge of what the root is offered, in the
  /// middle.
  ///
  /// It is offered what the root is, and the width of the root where that is offered none.
  ///
  /// - Parameters:
  ///   - size: The size of the root, in points.
  ///   - offer: What the root is offered.
  func layOutPresented(over size: CGSize, in offer: ProposedViewSize) {
    let window = CGSize(
      width: Self.length(offer.width, size.width),
      height: Self.length(offer.height, size.height)
    )
    for presentation in presentations {
      guard let node = presentation.node else { continue }
      let proposal = ProposedViewSize(width: window.width, height: offer.height)
      let taken = node.size(for: proposal, asking: .offer)
      node.settle(
        Placement(
          node,
          at: CGPoint(
            x: ((window.width - taken.width) / 2).asOffset,
            y: (window.height - taken.height).asOffset
          ),
          proposal: proposal
        ),
        in: CGRect(origin: .zero, size: window),
        .leftToRight
      )
    }
  }

  private static func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
    offered.flatMap { $0.isFinite ? $0 : nil } ?? own
  }
}
