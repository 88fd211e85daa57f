internal import Synchronization

/// The ink of the glyphs of one instance that were asked for, bounded in bytes.
final class InkCache: Sendable {
  private let known = Mutex<[GlyphID: DesignRect?]>([:])

  /// The most glyphs that are remembered; they take 400 KB.
  private static let limit = 1 << 12

  /// The ink of a glyph, found by `find` if it is not remembered.
  func bounds(of glyph: GlyphID, _ find: () -> DesignRect?) -> DesignRect? {
    if let bounds = known.withLock({ $0[glyph] }) { return bounds }
    let bounds = find()
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[glyph] = .some(bounds)
    }
    return bounds
  }
}
