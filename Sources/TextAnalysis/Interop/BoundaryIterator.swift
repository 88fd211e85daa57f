internal import CICUShim

/// A walk over the boundaries of UTF-16 text.
///
/// For one thread at a time. ICU is given UTF-16 because its dictionaries answer differently, for
/// Burmese, when they read UTF-8 through `UText`.
final class BoundaryIterator {
  /// What lies between two boundaries.
  enum Unit {
    /// Pieces of text that a line may not break. Source: UAX #14.
    case line

    /// Grapheme clusters. Source: UAX #29.
    case graphemeCluster
  }

  private let raw: OpaquePointer

  /// Opens the rules of `unit` for a locale, or those of the root locale if that fails.
  ///
  /// `nil` if ICU has no rules at all. Wraps `ubrk_open`.
  init?(_ unit: Unit, locale: ICULocale) {
    let open = unit == .line ? galley_ubrk_open_line : galley_ubrk_open_character
    guard let raw = open(locale.name) ?? open("") else { return nil }
    self.raw = raw
  }

  deinit {
    galley_ubrk_close(raw)
  }

  /// Begins a walk at the start of a text.
  ///
  /// Wraps `ubrk_setText`.
  ///
  /// - Parameter text: The text; it must not move or change while the walk lasts.
  /// - Precondition: `text.count` fits 32 bits.
  /// - Returns: Whether ICU took the text.
  func start(on text: UnsafeBufferPointer<UInt16>) -> Bool {
    guard let start = text.baseAddress else { return false }
    return galley_ubrk_set_text(raw, start, Int32(text.count))
  }

  /// Goes to the next boundary.
  ///
  /// Wraps `ubrk_next`.
  ///
  /// - Returns: A UTF-16 offset; `nil` after the end of the text.
  func next() -> Int? {
    let boundary = galley_ubrk_next(raw)
    return boundary < 0 ? nil : Int(boundary)
  }
}
