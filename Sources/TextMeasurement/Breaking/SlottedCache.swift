/// Values by key, each in a slot that its key chooses; a newer value takes the slot of an older
/// one.
///
/// Allocates once, when it is made.
struct SlottedCache<Value: Sendable>: Sendable {
  /// A key with its value.
  private struct Entry {
    let key: UInt64
    let value: Value
  }

  private var slots: [Entry?]

  /// How far a key's hash is shifted to the right to give its slot.
  private let shift: UInt64

  /// Creates a cache without values.
  ///
  /// - Parameter capacity: The number of slots, rounded up to a power of two, at least 2.
  init(capacity: Int) {
    let bits = Int.bitWidth - (max(capacity, 2) - 1).leadingZeroBitCount
    slots = Array(repeating: nil, count: 1 << bits)
    shift = UInt64(UInt64.bitWidth - bits)
  }

  /// The value of a key; `nil` if it was never set or another took its slot.
  subscript(key: UInt64) -> Value? {
    get {
      guard let entry = slots[slot(of: key)], entry.key == key else { return nil }
      return entry.value
    }
    set { slots[slot(of: key)] = newValue.map { Entry(key: key, value: $0) } }
  }

  /// Multiplies by 2^64 divided by the golden ratio, which spreads keys that follow one another.
  private func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }
}
