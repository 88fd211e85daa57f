internal import CHarfBuzz
internal import TextAnalysis

/// What the rules of a plan have to do with the space between words.
///
/// Words may be shaped apart where no rule that reaches beyond a space changes them. A rule has
/// glyphs that it changes (input) and glyphs that it only looks at (context):
/// - if the space is in no rule, all words may be shaped apart;
/// - if the space is context of a rule, the words that hold an input of it may not: they are
///   sensitive;
/// - if the space is the second glyph of a kerned pair, it is shaped with the word before it;
/// - if the space is any other input, no word may be shaped apart.
///
/// Belongs to one thread.
final class SpaceRules {
  /// How much text on both sides of a sensitive word is shaped with it, in UTF-8 bytes at least.
  let margin: Int

  private let instance: FontInstance
  private let sensitiveGlyphs: OpaquePointer?
  private let hasSensitiveGlyphs: Bool
  private var known = ScalarAnswers()

  /// Reads the rules of a plan.
  ///
  /// - Returns: `nil` if no word may be shaped apart. So it is for fonts with kerning outside
  ///   `GPOS`, with Apple's tables, with Graphite's, or with random alternates.
  init?(_ plan: ShapingPlan) {
    let instance = plan.instance
    let face = instance.face.harfBuzz
    guard let space = instance.harfBuzz.glyph(for: " ") else { return nil }
    guard face.isShapedByLayoutTablesAlone else { return nil }
    self.instance = instance
    margin = max(24, 2 * instance.face.metrics.longestContext)
    sensitiveGlyphs = hb_set_create()
    var substitutions: [Substitution] = []
    var isReadable = true
    for table in [LayoutTable.Kind.substitution, .positioning] {
      let own = PlanRules.own(table, of: plan)
      let called = PlanRules.called(table, face)
      for (rules, areCalled) in [(own, false), (called, true)] {
        isReadable =
          isReadable
          && Self.addSensitiveGlyphs(
            table,
            rules,
            areCalled: areCalled,
            face,
            space,
            to: sensitiveGlyphs
          )
        if table == .substitution, isReadable {
          substitutions += rules.map { Substitution($0, of: face) }
        }
      }
    }
    if isReadable { Self.addOrigins(of: sensitiveGlyphs, substitutions) }
    hasSensitiveGlyphs = hb_set_is_empty(sensitiveGlyphs) == 0
    guard isReadable else { return nil }
  }

  deinit {
    hb_set_destroy(sensitiveGlyphs)
  }

  /// Whether a text holds a character that a rule may change for what stands beyond a space.
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

  /// Whether the glyph of a scalar may become an input of a rule that looks at a space.
  ///
  /// A mark may be composed with the letter before it, and what the face does not map may be taken
  /// apart: both count as sensitive.
  private func findSensitivity(of scalar: Unicode.Scalar) -> Bool {
    guard !CharacterFacts.isMark(scalar), let glyph = instance.harfBuzz.glyph(for: scalar) else {
      return true
    }
    return hb_set_has(sensitiveGlyphs, glyph.rawValue) != 0
  }
}

extension SpaceRules {
  /// Adds the inputs of the rules that look at the space.
  ///
  /// A called rule may have the space as an input if it changes glyphs one by one: whoever calls it
  /// for a space has the space as an input itself.
  ///
  /// - Returns: False if another rule has the space as an input, but for the second glyph of a pair.
  private static func addSensitiveGlyphs(
    _ table: LayoutTable.Kind,
    _ rules: [UInt32],
    areCalled: Bool,
    _ face: HarfBuzzFace,
    _ space: GlyphID,
    to sensitive: OpaquePointer?
  ) -> Bool {
    let layout = LayoutTable(table, of: face)
    let context = hb_set_create()
    let input = hb_set_create()
    defer { [context, input].forEach { hb_set_destroy($0) } }
    for rule in rules {
      hb_set_clear(context)
      hb_set_clear(input)
      hb_ot_layout_lookup_collect_glyphs(
        face.raw,
        table.tag.rawValue,
        rule,
        context,
        input,
        context,
        nil
      )
      if hb_set_has(input, space.rawValue) != 0 {
        guard
          layout.kernsPairs(rule: rule, notBeginningWith: space)
            || areCalled && layout.changesSingleGlyphs(rule: rule)
        else { return false }
      }
      if hb_set_has(context, space.rawValue) != 0 { hb_set_union(sensitive, input) }
    }
    return true
  }

  /// Adds the inputs of every substitution that can make a sensitive glyph, until none is left.
  private static func addOrigins(of sensitive: OpaquePointer?, _ substitutions: [Substitution]) {
    guard hb_set_is_empty(sensitive) == 0 else { return }
    var waiting = substitutions
    var count = waiting.count + 1
    while waiting.count < count {
      count = waiting.count
      waiting.removeAll { substitution in
        guard substitution.makes(oneOf: sensitive) else { return false }
        hb_set_union(sensitive, substitution.input)
        return true
      }
    }
  }
}

/// The glyphs that a rule of substitution takes and makes.
private final class Substitution {
  let input = hb_set_create()
  private let output = hb_set_create()

  init(_ rule: hb_codepoint_t, of face: HarfBuzzFace) {
    let tag = LayoutTable.Kind.substitution.tag.rawValue
    hb_ot_layout_lookup_collect_glyphs(face.raw, tag, rule, nil, input, nil, output)
  }

  deinit {
    hb_set_destroy(input)
    hb_set_destroy(output)
  }

  /// Whether the rule can make a glyph of a set.
  func makes(oneOf glyphs: OpaquePointer?) -> Bool {
    var glyph = hb_codepoint_t.max
    while hb_set_next(output, &glyph) != 0 {
      if hb_set_has(glyphs, glyph) != 0 { return true }
    }
    return false
  }
}
