/// What the rounds of one workload took.
struct Timings {
  /// Plain `hb_shape`.
  var reference: PortionTimes

  /// First measuring in a catalogue: a word that was shaped for an earlier text is known.
  var first: PortionTimes

  /// First measuring of each text with nothing known from earlier ones.
  var alone: PortionTimes

  /// First measuring with all caches emptied before the first text, plans and iterators too.
  var emptied: PortionTimes

  /// The height at one width that was not asked before.
  var height: PortionTimes

  /// The lines at one width.
  var lines: PortionTimes

  /// The blocks that all heights allocated, of texts that were laid out before at a width narrower
  /// than their words; `nil` where nobody counts.
  var allocationCount: UInt64?

  /// The heights that were asked for.
  var heightCount = 0

  /// Begins without times.
  init(portionCount: Int) {
    let none = PortionTimes(count: portionCount)
    (reference, first, alone, emptied, height, lines) = (none, none, none, none, none, none)
  }
}
