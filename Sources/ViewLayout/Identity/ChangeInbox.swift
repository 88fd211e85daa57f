internal import Observation
internal import Synchronization

/// Which views have read an observable object that has changed since, on any thread.
final class ChangeInbox {
  private let marks = Marks()

  /// A view that can be named on any thread, and is looked at on that of the tree only.
  final class Mark: Sendable {
    fileprivate nonisolated(unsafe) weak let slot: ViewSlot?

    /// Names a view.
    init(_ slot: ViewSlot) { self.slot = slot }
  }

  /// The views that have been named.
  private final class Marks: Sendable {
    let named = Mutex<[ObjectIdentifier: Mark]>([:])
  }

  /// Whether nothing has changed.
  var isEmpty: Bool { marks.named.withLock(\.isEmpty) }

  /// Evaluates a view, which is named once something that it reads of an observable object changes.
  func tracking<Answer>(_ slot: ViewSlot, _ body: () -> Answer) -> Answer {
    let (mark, marks) = (slot.mark, marks)
    return withObservationTracking(body) {
      marks.named.withLock { $0[ObjectIdentifier(mark)] = mark }
    }
  }

  /// Calls a closure with each view that was named, and forgets them.
  func forEachNamed(_ body: (ViewSlot) -> Void) {
    let named = marks.named.withLock { named in
      defer { named = [:] }
      return named
    }
    for mark in named.values { mark.slot.map(body) }
  }
}
