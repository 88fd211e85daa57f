/// Times work.
enum Stopwatch {
  /// How long work takes, in nanoseconds.
  static func time(_ work: () -> Void) -> Double {
    let (seconds, attoseconds) = ContinuousClock().measure(work).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
