extension FontInstance {
  /// Where carets stand inside a ligature that so many letters share, in design units from the
  /// glyph's origin.
  ///
  /// - Parameters:
  ///   - glyph: The ligature.
  ///   - count: The places between its letters.
  /// - Returns: `count` places, strictly increasing and inside the glyph's advance; `nil` where the
  ///   face names none, or others.
  package func ligatureCarets(of glyph: GlyphID, count: Int) -> [Int]? {
    let carets = harfBuzz.ligatureCarets(of: glyph)
    guard carets.count == count, let first = carets.first, let last = carets.last,
      first > 0, last < harfBuzz.advance(of: glyph),
      zip(carets, carets.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    return carets
  }
}
