internal import CHarfBuzz

/// The lookups of one table that concern a plan, by their indices in `LookupList`.
struct PlanLookups {
  let layout: LayoutTable

  /// The lookups that the plan applies by itself, in order.
  ///
  /// Lookups for automatic fractions are left out unless the plan's features ask for them; texts
  /// with a fraction slash are shaped whole.
  let own: [UInt32]

  /// The lookups that only other lookups call, in order.
  let called: [UInt32]

  /// The most glyphs that one of the lookups looks at, on one side of where it applies.
  let reach: Int

  /// Whether a lookup passes over letters, so that it may look further.
  let skipsLetters: Bool
}

extension PlanLookups {
  /// The most lookups that are read.
  private static let limit = 4096

  /// Reads the lookups of a plan.
  ///
  /// - Returns: `nil` if they cannot be read, or are too many.
  init?(_ kind: LayoutTable.Kind, of plan: ShapingPlan) {
    layout = LayoutTable(kind, of: plan.instance.face.harfBuzz)
    own = Self.ownLookups(kind, of: plan)
    var known = Set(own)
    var waiting = own
    var reach = 2
    var skipsLetters = false
    while let number = waiting.popLast() {
      guard known.count <= Self.limit, let lookup = layout.lookup(number) else { return nil }
      if lookup.skipsLetters { skipsLetters = true }
      for case .sequences(let sequences) in lookup.subtables.map(\.form) {
        guard let facts = sequences.facts else { return nil }
        reach = max(reach, facts.reach)
        for called in facts.called where known.insert(called).inserted {
          waiting.append(called)
        }
      }
    }
    called = known.subtracting(own).sorted()
    self.reach = reach
    self.skipsLetters = skipsLetters
  }

  /// Wraps `hb_ot_shape_plan_collect_lookups`, of a plan without automatic fractions.
  private static func ownLookups(_ kind: LayoutTable.Kind, of plan: ShapingPlan) -> [UInt32] {
    let asked = Set(plan.features.map(\.tag))
    let fractions = ["frac", "numr", "dnom"].compactMap { FontTag($0)?.rawValue }
      .filter { !asked.contains($0) }
      .map { hb_feature_t(tag: $0, value: 0, start: 0, end: UInt32.max) }
    let raw = ShapingPlan.makeRaw(plan.font, plan.properties, plan.features + fractions)
    defer { hb_shape_plan_destroy(raw) }
    let lookups = HarfBuzzSet()
    hb_ot_shape_plan_collect_lookups(raw, kind.tag.rawValue, lookups.raw)
    return lookups.numbers
  }
}
