/// Tells which break opportunities disappear where words are kept whole.
///
/// Source: CSS Text 3 `word-break: keep-all`.
struct KeepAllFilter {
  private let units: UnsafeBufferPointer<UInt16>

  /// Creates the filter of a text, which must outlive it.
  init(_ units: UnsafeBufferPointer<UInt16>) {
    self.units = units
  }

  /// Tells whether an opportunity lies inside a word.
  ///
  /// - Parameter boundary: The UTF-16 offset of a soft opportunity inside the text.
  /// - Returns: True between two characters that are letters, numbers or break like them, and not
  ///   between two of a script that has a dictionary.
  func suppresses(_ boundary: Int) -> Bool {
    let after = scalar(at: boundary)
    guard Self.isWordCharacter(after), let before = base(before: boundary),
      Self.isWordCharacter(before)
    else { return false }
    return
      !(CharacterProperties.needsDictionary(before)
      && CharacterProperties.needsDictionary(after))
  }

  private static func isWordCharacter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 {
      return (0x30...0x39).contains(scalar) || (0x41...0x5A).contains(scalar & 0xDF)
    }
    return CharacterProperties.isLetterOrNumber(scalar)
      || CharacterProperties.breaksLikeLetter(scalar)
  }

  /// The last character before a boundary that is neither a mark nor a joiner.
  private func base(before boundary: Int) -> UInt32? {
    var end = boundary
    while end > 0 {
      let scalar = scalar(before: end)
      if scalar != 0x200D, !CharacterProperties.isMark(scalar) { return scalar }
      end -= scalar < 0x1_0000 ? 1 : 2
    }
    return nil
  }

  private func scalar(at offset: Int) -> UInt32 {
    let unit = units[offset]
    guard unit & 0xFC00 == 0xD800, offset + 1 < units.count else { return UInt32(unit) }
    return Self.scalar(high: unit, low: units[offset + 1])
  }

  private func scalar(before offset: Int) -> UInt32 {
    let unit = units[offset - 1]
    guard unit & 0xFC00 == 0xDC00, offset > 1 else { return UInt32(unit) }
    return Self.scalar(high: units[offset - 2], low: unit)
  }

  private static func scalar(high: UInt16, low: UInt16) -> UInt32 {
    0x1_0000 + (UInt32(high & 0x3FF) << 10 | UInt32(low & 0x3FF))
  }
}
