internal import CHarfBuzz

/// The rules of a face that concern a plan, by their numbers in the table, in order.
enum PlanRules {
  /// The rules that a plan applies by itself.
  ///
  /// Rules that serve automatic fractions alone are left out unless the plan's features ask for them;
  /// texts with a fraction slash are shaped whole. Wraps `hb_ot_shape_plan_collect_lookups`.
  static func own(_ kind: LayoutTable.Kind, of plan: ShapingPlan) -> [UInt32] {
    let face = plan.instance.face.harfBuzz
    let asked = Set(plan.features.map(\.tag))
    let tag = kind.tag.rawValue
    let fractions = hb_set_create()
    let others = hb_set_create()
    let rules = hb_set_create()
    defer { [fractions, others, rules].forEach { hb_set_destroy($0) } }
    let total = hb_ot_layout_table_get_feature_tags(face.raw, tag, 0, nil, nil)
    var count = total
    var features = [hb_tag_t](repeating: 0, count: Int(total))
    hb_ot_layout_table_get_feature_tags(face.raw, tag, 0, &count, &features)
    let serving = ["frac", "numr", "dnom"].compactMap { FontTag($0)?.rawValue }
      .filter { !asked.contains($0) }
    let rest = features.prefix(Int(count)).filter { !serving.contains($0) }
    hb_ot_layout_collect_lookups(face.raw, tag, nil, nil, serving + [0], fractions)
    hb_ot_layout_collect_lookups(face.raw, tag, nil, nil, rest + [0], others)
    hb_set_subtract(fractions, others)
    hb_ot_shape_plan_collect_lookups(plan.raw, tag, rules)
    hb_set_subtract(rules, fractions)
    return members(of: rules)
  }

  /// The rules that no feature names and only other rules call.
  ///
  /// Wraps `hb_ot_layout_collect_lookups`.
  static func called(_ kind: LayoutTable.Kind, _ face: HarfBuzzFace) -> [UInt32] {
    let named = hb_set_create()
    defer { hb_set_destroy(named) }
    hb_ot_layout_collect_lookups(face.raw, kind.tag.rawValue, nil, nil, nil, named)
    let count = hb_ot_layout_table_get_lookup_count(face.raw, kind.tag.rawValue)
    return (0..<count).filter { hb_set_has(named, $0) == 0 }
  }

  private static func members(of set: OpaquePointer?) -> [UInt32] {
    var members: [UInt32] = []
    var member = hb_codepoint_t.max
    while hb_set_next(set, &member) != 0 { members.append(member) }
    return members
  }
}
