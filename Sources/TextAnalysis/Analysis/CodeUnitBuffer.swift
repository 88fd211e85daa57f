/// Room for UTF-16 code units that is kept from one text to the next.
final class CodeUnitBuffer {
  /// What stays allocated between texts at most, in code units: 2 MB.
  private static let keptCapacity = 1 << 20

  private var start: UnsafeMutablePointer<UInt16>
  private var capacity: Int

  /// Creates room for a label.
  init() {
    capacity = 1024
    start = .allocate(capacity: capacity)
  }

  deinit {
    start.deallocate()
  }

  /// Makes room for so many code units.
  ///
  /// What was in the buffer is lost.
  ///
  /// - Parameter count: The number of code units.
  /// - Returns: The start of the room.
  func reserve(_ count: Int) -> UnsafeMutablePointer<UInt16> {
    guard count > capacity else { return start }
    start.deallocate()
    capacity = max(count, min(capacity * 2, Self.keptCapacity))
    start = .allocate(capacity: capacity)
    return start
  }

  /// Gives back what a long text took.
  ///
  /// - Returns: Whether there was anything to give back.
  func releaseExcess() -> Bool {
    guard capacity > Self.keptCapacity else { return false }
    start.deallocate()
    capacity = 1024
    start = .allocate(capacity: capacity)
    return true
  }
}
