/// At which glyphs the lookups of a plan may apply.
///
/// Lookups that move a glyph apart from others, or kern a pair and move its first glyph alone, are not
/// looked into: what they do to two glyphs they do to them in any text.
struct LookupStarts {
  /// The glyphs at which a lookup may apply whose conditions are not read.
  private var always = GlyphSet()

  /// The glyphs at which a lookup may apply that looks at a sequence.
  private var sometimes = GlyphSet()

  /// The first glyphs of kerned pairs.
  private var kerned = GlyphSet()

  private var sequences: [(layout: LayoutTable, subtable: LayoutTable.Subtable)] = []

  /// The most subtables that are read.
  private static let subtableLimit = 4096

  /// Reads the lookups of a plan.
  ///
  /// - Returns: `nil` if there is a lookup that cannot be read, or too many.
  init?(_ plan: ShapingPlan) {
    var subtableCount = 0
    for kind in [LayoutTable.Kind.substitution, .positioning] {
      let layout = LayoutTable(kind, of: plan.instance.face.harfBuzz)
      guard let lookups = plan.lookups(kind) else { return nil }
      for index in lookups.own {
        guard let lookup = layout.lookup(index) else { return nil }
        subtableCount += lookup.subtables.count
        guard subtableCount <= Self.subtableLimit,
          lookup.subtables.allSatisfy({ add($0, of: lookup, layout) })
        else { return nil }
      }
    }
  }

  /// Adds the glyphs at which a subtable applies.
  ///
  /// - Returns: False if the subtable cannot be read.
  private mutating func add(
    _ subtable: LayoutTable.Subtable,
    of lookup: LayoutTable.Lookup,
    _ layout: LayoutTable
  ) -> Bool {
    guard layout.isKnown(subtable), let coverage = layout.coverage(of: subtable),
      let covered = layout.table.coveredGlyphs(at: coverage)
    else { return false }
    let effect = layout.effect(of: subtable)
    if effect == .sequence, !layout.isInOrder(subtable) { return false }
    if effect == .independent { return true }
    for glyphs in covered {
      switch effect {
      case .kerning where !lookup.skipsLetters: kerned.insert(glyphs)
      case .sequence where !lookup.skipsLetters: sometimes.insert(glyphs)
      default: always.insert(glyphs)
      }
    }
    if effect == .sequence, !lookup.skipsLetters { sequences.append((layout, subtable)) }
    return true
  }

  /// Whether a lookup may apply at a glyph, given the next one.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - next: The next one; `nil` asks whether a lookup may apply whatever follows.
  ///   - work: Is raised by the number of subtables and sequences that were looked at.
  /// - Returns: False only if no lookup can apply.
  func mayApply(at glyph: UInt16, before next: UInt16?, work: inout Int) -> Bool {
    if always.contains(glyph) { return true }
    guard sometimes.contains(glyph) else { return false }
    for (layout, subtable) in sequences
    where layout.mayApply(subtable, at: glyph, before: next, work: &work) {
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
  /// What a subtable does to the glyphs at which it applies.
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

  fileprivate func effect(of subtable: Subtable) -> Effect {
    if isContext(subtable) { return .sequence }
    switch (kind, subtable.type) {
    case (.substitution, 4), (.substitution, 8):
      return .sequence
    case (.positioning, 1):
      return .independent
    case (.positioning, 2) where table.unsigned16(at: subtable.offset + 6) == 0:
      return .kerning
    default:
      return .other
    }
  }

  /// Whether a subtable has a format that is read here.
  fileprivate func isKnown(_ subtable: Subtable) -> Bool {
    guard let format = table.unsigned16(at: subtable.offset) else { return false }
    if isContext(subtable) { return (1...3).contains(format) }
    switch (kind, subtable.type) {
    case (.substitution, 1), (.positioning, 1), (.positioning, 2): return (1...2).contains(format)
    case (.substitution, 2...8), (.positioning, 3...6): return format == 1
    default: return false
    }
  }
}
