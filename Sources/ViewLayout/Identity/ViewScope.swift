/// A view that is evaluated by itself where something it was made from has changed.
final class ViewScope {
  /// Evaluates the view, and tells whether it has other nodes than before.
  let evaluate: () -> Bool

  /// Whether something that the view was made from has changed since it was evaluated.
  var isStale = false

  /// Takes what evaluates the view.
  init(evaluate: @escaping () -> Bool) {
    self.evaluate = evaluate
  }
}
