/// A plan, how often it was used, and what its lookups allow once that was asked for.
///
/// Belongs to one thread.
final class PlanInUse {
  let plan: ShapingPlan

  /// The texts that were shaped with the plan, long ones counted as several; small numbers only
  /// tell few from many.
  var uses = 0

  init(_ plan: ShapingPlan) {
    self.plan = plan
  }

  /// What the lookups have to do with spaces; `nil` if texts must be shaped whole.
  private(set) lazy var spaceRules: SpaceRules? = lookups.flatMap { SpaceRules(plan, $0) }

  /// Shapes texts by pairs of glyphs; `nil` if texts must be shaped whole.
  var pairShaper: PairShaper? {
    if let knownPairShaper { return knownPairShaper }
    let made = plan.isPlain ? lookups.flatMap { PairShaper(plan, $0) } : nil
    knownPairShaper = .some(made)
    return made
  }

  /// The pair shaper, or that there is none, once that was asked for.
  private var knownPairShaper: PairShaper??

  /// How many clusters two rules that apply side by side look at, on one side; `nil` if that is not
  /// known, or has no bound.
  private(set) lazy var margin: Int? = lookups.flatMap { tables in
    // A lookup may call another at the last glyph that it looks at.
    let reach = tables.map(\.reach).max() ?? 0
    return tables.contains(where: \.skipsLetters) ? nil : max(8, 4 * reach)
  }

  /// Bytes that the tables of the pair shaper take.
  var tableSize: Int { (knownPairShaper ?? nil)?.size ?? 0 }

  /// The lookups of `GSUB` and `GPOS`; `nil` if they cannot be read or do not tell all.
  ///
  /// They do not for fonts with kerning outside `GPOS`, with Apple's tables or with Graphite's, nor
  /// against the direction of the script, where the shaper turns a span around or not depending on
  /// all that is in it.
  private lazy var lookups: [PlanLookups]? = {
    guard plan.runsWithScript, plan.instance.face.harfBuzz.isShapedByLayoutTablesAlone,
      let substitutions = PlanLookups(.substitution, of: plan),
      let positionings = PlanLookups(.positioning, of: plan)
    else { return nil }
    return [substitutions, positionings]
  }()
}
