/// What keeps an observation alive: it ends when the token is cancelled or goes.
public final class ObservationToken {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  deinit { end?() }

  /// Ends the observation; a second time does nothing.
  public func cancel() {
    end?()
    end = nil
  }
}

@available(*, unavailable)
extension ObservationToken: Sendable {}

/// Closures that are called with a value, each until its token goes.
final class Observers<Value> {
  private var closures: [(id: Int, call: (Value) -> Void)] = []
  private var nextID = 0

  /// Adds a closure.
  func add(_ call: @escaping (Value) -> Void) -> ObservationToken {
    let id = nextID
    nextID += 1
    closures.append((id, call))
    return ObservationToken { [weak self] in self?.closures.removeAll { $0.id == id } }
  }

  /// Calls all closures that there are now.
  func notify(_ value: Value) {
    for (_, call) in closures { call(value) }
  }
}

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
