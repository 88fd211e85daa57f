/// What is shown over the other views, counted as long as it is.
final class Presentation {
  /// The views that show it, which must be shown themselves.
  var presenters: [LayoutNode] = []

  /// Whether one of them is shown, or there is none.
  var isShown: Bool { presenters.isEmpty || presenters.contains { $0.place != nil } }

  private let ledger: ViewLedger

  /// Counts what a tree will show.
  init(_ ledger: ViewLedger) {
    self.ledger = ledger
    ledger.presentationCount += 1
    ledger.nodes.changes += 1
  }

  deinit {
    ledger.presentationCount -= 1
    ledger.nodes.changes += 1
  }
}
