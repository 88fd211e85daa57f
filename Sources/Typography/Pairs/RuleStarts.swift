/// At which glyphs the rules of a plan may apply.
///
/// Rules that move a glyph apart from others, or kern a pair and move its first glyph alone, are not
/// looked into: what they do to two glyphs they do to them in any text.
struct RuleStarts {
  private typealias Rule = (layout: LayoutTable, part: LayoutTable.Part)

  /// The glyphs at which a rule may apply whose conditions are not read.
  private var always = GlyphSet()

  /// The glyphs at which a rule may apply that looks at a sequence.
  private var sometimes = GlyphSet()

  /// The first glyphs of kerned pairs.
  private var kerned = GlyphSet()

  private var rules: [Rule] = []

  /// The most parts of rules that are read.
  private static let partLimit = 4096

  /// Reads the rules of a plan.
  ///
  /// - Returns: `nil` if there is a rule that cannot be read, or too many.
  init?(_ plan: ShapingPlan) {
    var partCount = 0
    for kind in [LayoutTable.Kind.substitution, .positioning] {
      let layout = LayoutTable(kind, of: plan.instance.face.harfBuzz)
      guard let rules = plan.rules(kind) else { return nil }
      for number in rules.own {
        guard let rule = layout.rule(number) else { return nil }
        partCount += rule.parts.count
        guard partCount <= Self.partLimit, rule.parts.allSatisfy({ add($0, of: rule, layout) })
        else { return nil }
      }
    }
  }

  /// Adds the glyphs at which a part applies.
  ///
  /// - Returns: False if the part cannot be read.
  private mutating func add(
    _ part: LayoutTable.Part,
    of rule: LayoutTable.Rule,
    _ layout: LayoutTable
  ) -> Bool {
    guard layout.isKnown(part), let coverage = layout.coverage(of: part),
      let covered = layout.table.coveredGlyphs(at: coverage)
    else { return false }
    let effect = layout.effect(of: part)
    if effect == .sequence, !layout.isInOrder(part) { return false }
    if effect == .independent { return true }
    for glyphs in covered {
      switch effect {
      case .kerning where !rule.skipsLetters: kerned.insert(glyphs)
      case .sequence where !rule.skipsLetters: sometimes.insert(glyphs)
      default: always.insert(glyphs)
      }
    }
    if effect == .sequence, !rule.skipsLetters { rules.append((layout, part)) }
    return true
  }

  /// Whether a rule may apply at a glyph, given the next one.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - next: The next one; `nil` asks whether a rule may apply whatever follows.
  ///   - work: Is raised by the number of rules and sequences that were looked at.
  /// - Returns: False only if no rule can apply.
  func mayApply(at glyph: UInt16, before next: UInt16?, work: inout Int) -> Bool {
    if always.contains(glyph) { return true }
    guard sometimes.contains(glyph) else { return false }
    for rule in rules
    where rule.layout.mayApply(rule.part, at: glyph, before: next, work: &work) {
      return true
    }
    return false
  }

  /// Whether what becomes of a glyph depends on the next.
  func looksAtNext(_ glyph: UInt16) -> Bool {
    kerned.contains(glyph) || sometimes.contains(glyph)
  }
}

extension LayoutTable {
  /// What a part does to the glyphs at which it applies.
  fileprivate enum Effect {
    /// It moves each alone, whatever stands around it.
    case independent

    /// It moves the first glyph of two.
    case kerning

    /// It depends on a sequence of glyphs that begins there, for all that the glyph tells.
    case sequence

    /// Something else.
    case other
  }

  fileprivate func effect(of part: Part) -> Effect {
    if isContext(part) { return .sequence }
    switch (kind, part.type) {
    case (.substitution, 4), (.substitution, 8):
      return .sequence
    case (.positioning, 1):
      return .independent
    case (.positioning, 2) where table.unsigned16(at: part.offset + 6) == 0:
      return .kerning
    default:
      return .other
    }
  }

  /// Whether a part has a format that is read here.
  fileprivate func isKnown(_ part: Part) -> Bool {
    guard let format = table.unsigned16(at: part.offset) else { return false }
    if isContext(part) { return (1...3).contains(format) }
    switch (kind, part.type) {
    case (.substitution, 1), (.positioning, 1), (.positioning, 2): return (1...2).contains(format)
    case (.substitution, 2...8), (.positioning, 3...6): return format == 1
    default: return false
    }
  }
}
