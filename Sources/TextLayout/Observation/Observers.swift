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
