internal import CICUShim

/// The bidirectional algorithm over UTF-16 text.
///
/// For one thread at a time; keeps its memory from one paragraph to the next.
final class LevelResolver {
  private var raw: OpaquePointer?

  /// Creates a resolver.
  ///
  /// Wraps `ubidi_open`.
  init() {
    raw = galley_ubidi_open()
  }

  deinit {
    if let raw { galley_ubidi_close(raw) }
  }

  /// Gives back the memory that a long paragraph took.
  func releaseMemory() {
    if let raw { galley_ubidi_close(raw) }
    raw = galley_ubidi_open()
  }

  /// Resolves the levels of one paragraph and hands them to `body`.
  ///
  /// Rule L1 is applied as if the paragraph were one line. Wraps `ubidi_setPara` and
  /// `ubidi_getLevels`.
  ///
  /// - Parameters:
  ///   - text: The paragraph, not empty.
  ///   - direction: Its base direction.
  ///   - body: Receives the base level and one level for each code unit, valid during the call.
  /// - Precondition: `text.count` fits 32 bits.
  /// - Returns: False if ICU failed, which it does for want of memory only; `body` is not called.
  func resolve(
    _ text: UnsafeBufferPointer<UInt16>,
    direction: BaseDirection,
    body: (_ base: BidiLevel, _ levels: UnsafePointer<UInt8>) -> Void
  ) -> Bool {
    guard let raw, let start = text.baseAddress else { return false }
    guard galley_ubidi_set_paragraph(raw, start, Int32(text.count), direction.paragraphLevel),
      let levels = galley_ubidi_levels(raw)
    else { return false }
    body(BidiLevel(rawValue: galley_ubidi_base_level(raw)), levels)
    return true
  }
}

extension BaseDirection {
  /// The argument by which ICU knows the direction.
  fileprivate var paragraphLevel: UInt8 {
    switch self {
    case .automatic: galley_ubidi_automatic_level()
    case .leftToRight: 0
    case .rightToLeft: 1
    }
  }
}
