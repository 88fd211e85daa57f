/// Which actions are dropped within one frame, as SwiftUI does it.
///
/// Of a geometry, a value that was told in the frame among the last three is not told again,
/// without a word. Of preferences and values, the first two changes of a frame are told, and the
/// others dropped with a warning.
final class FrameGuard {
  private var values: [ObjectIdentifier: [Any]] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  private var warned: Set<ObjectIdentifier> = []

  /// All that was decided about, so that none has the identity of an earlier one.
  private var observers: [ObjectIdentifier: any ViewObserver] = [:]

  /// What becomes of an action.
  enum Decision {
    /// It is run.
    case run

    /// It is dropped.
    case drop(isFirstWarning: Bool)
  }

  /// Begins the next frame.
  func beginFrame() { (values, counts) = ([:], [:]) }

  /// Decides about the action of an observer that has seen a value.
  func decide(_ observer: any ViewObserver, _ value: Any) -> Decision {
    let id = ObjectIdentifier(observer)
    observers[id] = observer
    switch observer.kind {
    case .appearance, .frame: return .run
    case .geometry:
      let known = values[id, default: []]
      values[id] = Array((known + [value]).suffix(3))
      let isRepeated = known.contains { observer.areEqual($0, value) }
      return isRepeated ? .drop(isFirstWarning: false) : .run
    case .preference, .value:
      counts[id, default: 0] += 1
      if counts[id, default: 0] <= 2 { return .run }
      return .drop(isFirstWarning: warned.insert(id).inserted)
    }
  }
}
