internal import CHarfBuzz
internal import TextAnalysis

/// What the lookups of a plan have to do with the space between words.
///
/// Words may be shaped apart where no lookup that reaches beyond a space changes them. A lookup has
/// glyphs that it changes (input) and glyphs that it only looks at (context):
/// - if the space is in no lookup, all words may be shaped apart;
/// - if the space is context of a lookup, the words that hold an input of it may not: they are
///   sensitive;
/// - if the space is the second glyph of a kerned pair, it is shaped with the word before it;
/// - if the space is any other input, no word may be shaped apart.
///
/// Belongs to one thread.
final class SpaceRules {
  /// How much text on both sides of a sensitive word is shaped with it, in UTF-8 bytes at least.
  let margin: Int

  private let instance: FontInstance
  private let isRightToLeft: Bool
  private let sensitiveGlyphs = HarfBuzzSet()
  private let hasSensitiveGlyphs: Bool
  private var known = ScalarAnswers()

  /// Reads the lookups of a plan.
  ///
  /// - Returns: `nil` if no word may be shaped apart.
  init?(_ plan: ShapingPlan, _ tables: [PlanLookups]) {
    guard let space = plan.instance.harfBuzz.glyph(for: " ") else { return nil }
    instance = plan.instance
    isRightToLeft = plan.isRightToLeft
    let reach = tables.map(\.reach).max() ?? 0
    margin = max(24, 2 * instance.face.metrics.longestContext, 4 * reach)
    var substitutions: [LookupGlyphs] = []
    for table in tables {
      for (index, isCalled) in table.own.map({ ($0, false) }) + table.called.map({ ($0, true) }) {
        let glyphs = LookupGlyphs(index, table.layout.kind, of: instance.face.harfBuzz)
        guard let lookup = table.layout.lookup(index),
          let looksAtSpace = instance.harfBuzz.looksAt(space, lookup, glyphs, isCalled: isCalled)
        else { return nil }
        if looksAtSpace { sensitiveGlyphs.formUnion(glyphs.input) }
        if table.layout.kind == .substitution { substitutions.append(glyphs) }
      }
    }
    guard Self.addOrigins(of: sensitiveGlyphs, substitutions) else { return nil }
    hasSensitiveGlyphs = !sensitiveGlyphs.isEmpty
  }

  /// Whether a text holds a character that a lookup may change for what stands beyond a space.
  func isSensitive(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard hasSensitiveGlyphs else { return false }
    var offset = 0
    while offset < text.count {
      let scalar = UTF8Scalar.decode(text, at: &offset)
      if scalar != " ", isSensitive(scalar) { return true }
    }
    return false
  }

  private func isSensitive(_ scalar: Unicode.Scalar) -> Bool {
    if let answer = known[scalar] { return answer }
    let answer = findSensitivity(of: scalar)
    known[scalar] = answer
    return answer
  }

  /// Whether the glyph of a scalar may become an input of a lookup that looks at a space.
  ///
  /// What the shaper may change before it applies lookups counts as sensitive, and so does what the
  /// face does not map, which may be taken apart.
  private func findSensitivity(of scalar: Unicode.Scalar) -> Bool {
    guard PlainCharacters.standsAlone(scalar, isRightToLeft: isRightToLeft),
      let glyph = instance.harfBuzz.glyph(for: scalar)
    else { return true }
    return sensitiveGlyphs.contains(glyph)
  }
}

extension SpaceRules {
  /// How often what makes a sensitive glyph is sought for at most.
  private static let passLimit = 32

  /// Adds the inputs of every substitution that can make a sensitive glyph, until none is left.
  ///
  /// - Returns: False if there is no end of them.
  private static func addOrigins(
    of sensitive: HarfBuzzSet,
    _ substitutions: [LookupGlyphs]
  ) -> Bool {
    guard !sensitive.isEmpty else { return true }
    var waiting = substitutions
    for _ in 0..<passLimit {
      let count = waiting.count
      waiting.removeAll { substitution in
        guard !substitution.output.isDisjoint(with: sensitive) else { return false }
        sensitive.formUnion(substitution.input)
        return true
      }
      if waiting.count == count { return true }
    }
    return false
  }
}

extension HarfBuzzFont {
  /// Whether a lookup looks at the space other than as the second glyph of a pair.
  ///
  /// A called lookup may have the space as an input if it changes glyphs one by one: whoever calls
  /// it for a space has the space as an input itself.
  ///
  /// - Returns: `nil` if it may have the space as another input.
  fileprivate func looksAt(
    _ space: GlyphID,
    _ lookup: Lookup,
    _ glyphs: LookupGlyphs,
    isCalled: Bool
  ) -> Bool? {
    if glyphs.input.contains(space), !lookup.kernsPairs(notBeginningWith: space) {
      guard isCalled, lookup.replacesSingleGlyphs else { return nil }
    }
    // HarfBuzz does not name the glyphs of class 0, nor those that a lookup passes over.
    var looksAtSpace = glyphs.context.contains(space) || passesOver(space, lookup)
    for case .sequences(let sequences) in lookup.subtables.map(\.form) {
      guard let facts = sequences.facts, !facts.hasAnyInput else { return nil }
      if facts.hasAnyContext { looksAtSpace = true }
    }
    return looksAtSpace
  }

  /// Whether a lookup passes over a glyph, so that it looks at what stands behind it.
  ///
  /// Source: OpenType `lookupFlag`.
  fileprivate func passesOver(_ glyph: GlyphID, _ lookup: Lookup) -> Bool {
    switch hb_ot_layout_get_glyph_class(face.raw, glyph.rawValue) {
    case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: lookup.flags & 0x2 != 0
    case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: lookup.flags & 0x4 != 0
    case HB_OT_LAYOUT_GLYPH_CLASS_MARK: lookup.flags & 0xFF18 != 0
    default: false
    }
  }
}
