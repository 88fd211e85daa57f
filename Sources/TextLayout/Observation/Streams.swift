/// Streams of values, each until nobody reads it any more.
final class Streams<Value: Sendable> {
  private var continuations: [Int: AsyncStream<Value>.Continuation] = [:]
  private var nextID = 0

  /// Opens a stream.
  ///
  /// - Parameter policy: What is kept for a slow reader.
  /// - Returns: The stream, which holds the values from now on.
  func open(
    _ policy: AsyncStream<Value>.Continuation.BufferingPolicy
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
    continuations[nextID] = continuation
    nextID += 1
    return stream
  }

  /// Hands a value to all streams that are still read.
  func yield(_ value: Value) {
    for (id, continuation) in continuations {
      if case .terminated = continuation.yield(value) { continuations[id] = nil }
    }
  }

  deinit { for continuation in continuations.values { continuation.finish() } }
}
