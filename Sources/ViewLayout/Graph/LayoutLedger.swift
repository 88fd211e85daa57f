/// What all nodes of a tree share: the number of the layout, what was counted, and who listens.
final class LayoutLedger {
  /// The number of the layout, which begins with another size that the tree is offered.
  var pass = 1

  /// What was counted since the tree was made.
  var counters = LayoutCounts()

  /// What makes no sense in the views, in the order in which it was found.
  var warnings: [LayoutWarning] = []

  /// Hears every question before its answer is known, and the answer.
  var listener: (any LayoutListener)?
}
