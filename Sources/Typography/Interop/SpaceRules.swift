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
  private let sensitiveGlyphs: OpaquePointer?
  private let hasSensitiveGlyphs: Bool
  private var known = ScalarAnswers()

  /// Reads the lookups of a plan.
  ///
  /// - Returns: `nil` if no word may be shaped apart.
  init?(_ plan: ShapingPlan, _ tables: [PlanLookups]) {
    let instance = plan.instance
    let face = instance.face.harfBuzz
    guard let space = instance.harfBuzz.glyph(for: " ") else { return nil }
    self.instance = instance
    isRightToLeft = plan.isRightToLeft
    sensitiveGlyphs = hb_set_create()
    var substitutions: [Substitution] = []
    var isReadable = true
    var reach = 0
    for lookups in tables {
      reach = max(reach, lookups.reach)
      for (indices, areCalled) in [(lookups.own, false), (lookups.called, true)] {
        isReadable =
          isReadable
          && Self.addSensitiveGlyphs(
            lookups.layout,
            indices,
            areCalled: areCalled,
            instance.harfBuzz,
            space,
            to: sensitiveGlyphs
          )
        if lookups.layout.kind == .substitution, isReadable {
          substitutions += indices.map { Substitution($0, of: face) }
        }
      }
    }
    margin = max(24, 2 * instance.face.metrics.longestContext, 4 * reach)
    if isReadable { isReadable = Self.addOrigins(of: sensitiveGlyphs, substitutions) }
    hasSensitiveGlyphs = hb_set_is_empty(sensitiveGlyphs) == 0
    guard isReadable else { return nil }
  }

  deinit {
    hb_set_destroy(sensitiveGlyphs)
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
    return hb_set_has(sensitiveGlyphs, glyph.rawValue) != 0
  }
}

extension SpaceRules {
  /// Adds the inputs of the lookups that look at the space.
  ///
  /// A called lookup may have the space as an input if it changes glyphs one by one: whoever calls
  /// it for a space has the space as an input itself.
  ///
  /// - Returns: False if another lookup has the space as an input, but for the second glyph of a
  ///   pair.
  private static func addSensitiveGlyphs(
    _ layout: LayoutTable,
    _ lookups: [UInt32],
    areCalled: Bool,
    _ font: HarfBuzzFont,
    _ space: GlyphID,
    to sensitive: OpaquePointer?
  ) -> Bool {
    let context = hb_set_create()
    let input = hb_set_create()
    defer { [context, input].forEach { hb_set_destroy($0) } }
    for index in lookups {
      hb_set_clear(context)
      hb_set_clear(input)
      hb_ot_layout_lookup_collect_glyphs(
        font.face.raw,
        layout.kind.tag.rawValue,
        index,
        context,
        input,
        context,
        nil
      )
      guard let lookup = layout.lookup(index) else { return false }
      if hb_set_has(input, space.rawValue) != 0 {
        guard
          lookup.kernsPairs(notBeginningWith: space)
            || areCalled && lookup.replacesSingleGlyphs
        else { return false }
      }
      // HarfBuzz does not name the glyphs of class 0, nor those that a lookup passes over.
      var looksAtSpace = hb_set_has(context, space.rawValue) != 0 || font.passesOver(space, lookup)
      for case .sequences(let sequences) in lookup.subtables.map(\.form) {
        guard let facts = sequences.facts, !facts.hasAnyInput else { return false }
        if facts.hasAnyContext { looksAtSpace = true }
      }
      if looksAtSpace { hb_set_union(sensitive, input) }
    }
    return true
  }

  /// How often what makes a sensitive glyph is sought for at most.
  private static let passLimit = 32

  /// Adds the inputs of every substitution that can make a sensitive glyph, until none is left.
  ///
  /// - Returns: False if there is no end of them.
  private static func addOrigins(
    of sensitive: OpaquePointer?,
    _ substitutions: [Substitution]
  ) -> Bool {
    guard hb_set_is_empty(sensitive) == 0 else { return true }
    var waiting = substitutions
    for _ in 0..<passLimit {
      let count = waiting.count
      waiting.removeAll { substitution in
        guard substitution.makes(oneOf: sensitive) else { return false }
        hb_set_union(sensitive, substitution.input)
        return true
      }
      if waiting.count == count { return true }
    }
    return false
  }
}

extension HarfBuzzFont {
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

/// The glyphs that a lookup of substitution takes and makes.
private final class Substitution {
  let input = hb_set_create()
  private let output = hb_set_create()

  init(_ lookup: hb_codepoint_t, of face: HarfBuzzFace) {
    let tag = LayoutTable.Kind.substitution.tag.rawValue
    hb_ot_layout_lookup_collect_glyphs(face.raw, tag, lookup, nil, input, nil, output)
  }

  deinit {
    hb_set_destroy(input)
    hb_set_destroy(output)
  }

  /// Whether the lookup can make a glyph of a set.
  func makes(oneOf glyphs: OpaquePointer?) -> Bool {
    let common = hb_set_copy(output)
    defer { hb_set_destroy(common) }
    hb_set_intersect(common, glyphs)
    return hb_set_is_empty(common) == 0
  }
}
