/// Finds the length at which an observer's flag flips.
enum ThresholdSearch {
  /// The threshold of the first observer that has written a flag, in points.
  ///
  /// - Parameter run: A run in which state went to and fro.
  /// - Returns: The length between those measured at which the flag flips, to a thousandth; `nil`
  ///   if no flag was made from one length alone.
  static func threshold(in run: SettlingRun) -> Double? {
    for observer in run.tree.observers {
      let cells = run.writers.cells(writtenBy: observer)
      guard cells.contains(where: { $0.value is Bool }), observer.node != nil else { continue }
      if let found = (observer as? any FlagObserver)?.threshold(upTo: 1_000_000) { return found }
    }
    return nil
  }
}
