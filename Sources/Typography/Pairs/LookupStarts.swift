/// At which glyphs the lookups of a plan may apply.
///
/// Lookups that move a glyph apart from others, or kern a pair and move its first glyph alone, are
/// not looked into: what they do to two glyphs they do to them in any text.
struct LookupStarts {
  /// The glyphs at which a lookup may apply whose conditions are not read.
  private var always = GlyphSet()

  /// The glyphs at which a lookup may apply that looks at a sequence.
  private var sometimes = GlyphSet()

  /// The first glyphs of kerned pairs.
  private var kerned = GlyphSet()

  /// The subtables that look at a sequence.
  private var subtables: [Subtable] = []

  /// The most subtables that are read.
  private static let subtableLimit = 4096

  /// Reads the lookups of a plan.
  ///
  /// - Returns: `nil` if there is a lookup that cannot be read, or too many.
  init?(_ tables: [PlanLookups]) {
    var subtableCount = 0
    for lookups in tables {
      for index in lookups.own {
        guard let lookup = lookups.layout.lookup(index) else { return nil }
        subtableCount += lookup.subtables.count
        guard subtableCount <= Self.subtableLimit,
          lookup.subtables.allSatisfy({ add($0, skipsLetters: lookup.skipsLetters) })
        else { return nil }
      }
    }
  }

  /// Adds the glyphs at which a subtable applies.
  ///
  /// - Returns: False if the subtable cannot be read.
  private mutating func add(_ subtable: Subtable, skipsLetters: Bool) -> Bool {
    guard let covered = subtable.coveredGlyphs else { return false }
    switch subtable.form {
    case .movement:
      break
    case .pairs(moveSecond: false) where !skipsLetters:
      kerned.insert(covered)
    case .sequences(let sequences):
      guard sequences.areInOrder else { return false }
      if skipsLetters {
        always.insert(covered)
      } else {
        sometimes.insert(covered)
        subtables.append(subtable)
      }
    default:
      always.insert(covered)
    }
    return true
  }

  /// Whether a lookup may apply at a glyph, given the next one.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - next: The next one; `nil` asks whether a lookup may apply whatever follows.
  ///   - work: Is raised by the number of subtables and sequences that were looked at.
  /// - Returns: False only if no lookup can apply.
  func mayApply(at glyph: GlyphID, before next: GlyphID?, work: inout Int) -> Bool {
    if always.contains(glyph) { return true }
    guard sometimes.contains(glyph) else { return false }
    return subtables.contains { $0.mayApply(at: glyph, before: next, work: &work) }
  }

  /// Whether what becomes of a glyph depends on the next.
  func looksAtNext(_ glyph: GlyphID) -> Bool {
    kerned.contains(glyph) || sometimes.contains(glyph)
  }
}
