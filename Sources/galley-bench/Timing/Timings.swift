/// The fastest runs of one workload, in nanoseconds for all its texts.
struct Timings {
  /// Plain `hb_shape`.
  var reference = Double.infinity

  /// First measuring in a catalogue: a word that was shaped for an earlier text is known.
  var first = Double.infinity

  /// First measuring of each text with nothing known from earlier ones.
  var alone = Double.infinity

  /// First measuring with all caches emptied before the first text, plans and iterators too.
  var emptied = Double.infinity

  /// The height at one width that was not asked before.
  var height = Double.infinity

  /// The lines at one width.
  var lines = Double.infinity

  /// The most blocks that a round of heights allocated; `nil` where nobody counts.
  var allocations: UInt64?

  /// The heights that a round asks for.
  var heightCount = 0

  /// Keeps the faster of two runs.
  mutating func keep(_ place: WritableKeyPath<Timings, Double>, _ nanoseconds: Double) {
    self[keyPath: place] = min(self[keyPath: place], nanoseconds)
  }
}
