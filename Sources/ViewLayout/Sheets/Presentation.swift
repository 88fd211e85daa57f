/// What is shown over the other views, counted as long as it is.
final class Presentation {
  private let ledger: LayoutLedger

  /// Counts what a tree will show.
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
