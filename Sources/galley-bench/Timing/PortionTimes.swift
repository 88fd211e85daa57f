/// The fastest time of each portion of a workload, in nanoseconds.
struct PortionTimes {
  private var fastest: [Double]

  /// Begins without times.
  init(count: Int) {
    fastest = Array(repeating: .infinity, count: count)
  }

  /// Keeps the time of a portion if it is faster than the ones before.
  mutating func keep(_ portion: Int, _ nanoseconds: Double) {
    fastest[portion] = min(fastest[portion], nanoseconds)
  }

  /// The time of all portions.
  var total: Double { fastest.reduce(0, +) }
}
