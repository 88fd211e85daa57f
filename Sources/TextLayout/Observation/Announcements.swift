/// Tells closures and streams of values, all in the order in which they were announced.
final class Announcements<Value: Sendable> {
  private let observers = Observers<Value>()
  private let streams = Streams<Value>()
  private var untold: [Value] = []
  private var isTelling = false

  /// Calls a closure with each value from now on, until its token goes.
  func observe(_ call: @escaping (Value) -> Void) -> ObservationToken { observers.add(call) }

  /// The values from now on.
  ///
  /// - Parameter policy: What is kept for a slow reader.
  /// - Returns: A stream, which ends with what announces.
  func stream(_ policy: AsyncStream<Value>.Continuation.BufferingPolicy) -> AsyncStream<Value> {
    streams.open(policy)
  }

  /// Tells all of a value; of one that is announced meanwhile they are told next.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - prepare: Is called before anyone is told, and may announce others.
  func announce(_ value: Value, after prepare: () -> Void = {}) {
    untold.append(value)
    let isOutermost = !isTelling
    isTelling = true
    prepare()
    guard isOutermost else { return }
    while !untold.isEmpty {
      let next = untold.removeFirst()
      observers.notify(next)
      streams.yield(next)
    }
    isTelling = false
  }
}
