internal import Synchronization

/// A value that is made when it is first asked for, and then kept.
///
/// Threads that ask at once wait for one of them to make it.
package final class Once<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// Makes a place for a value.
  package init() {}

  /// The value, made by `make` if nobody asked before.
  package func value(_ make: () -> Value) -> Value {
    made.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
