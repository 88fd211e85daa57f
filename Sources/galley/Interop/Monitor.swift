#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A value that one thread at a time may touch, and whose changes threads can wait for.
final class Monitor<State>: @unchecked Sendable {
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  /// Guards a value.
  init(_ state: sending State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Touches the value, and wakes the threads that wait.
  func change<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    return body(&state)
  }

  /// Waits until a claim about the value holds, then touches it, and wakes the threads that wait.
  func change<Result>(
    when holds: (State) -> Bool,
    _ body: (inout State) -> Result
  ) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    while !holds(state) { pthread_cond_wait(condition, mutex) }
    return body(&state)
  }
}
