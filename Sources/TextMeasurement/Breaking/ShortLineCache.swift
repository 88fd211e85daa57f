internal import Synchronization

/// Widths of lines whose first and last glyphs change each other, bounded in bytes.
final class ShortLineCache: Sendable {
  /// Where a line begins and ends.
  struct Key: Hashable, Sendable {
    let start: UInt32
    let end: UInt32
  }

  private let known = Mutex<[Key: Reshaping.Width]>([:])

  /// The most widths that are remembered; they take 2 MB.
  private static let limit = 1 << 15

  /// The width of a line, measured by `measure` if it is not remembered.
  func width(_ key: Key, _ measure: () -> Reshaping.Width) -> Reshaping.Width {
    if let width = known.withLock({ $0[key] }) { return width }
    let width = measure()
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[key] = width
    }
    return width
  }
}
