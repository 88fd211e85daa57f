internal import TextAnalysis

/// The plans that a shaper has made, bounded in number.
struct PlanCache {
  private var plans: [ShapingPlan.Key: PlanInUse] = [:]
  private var styles: [ShapingStyle: UInt32] = [:]
  private var lastStyle: (style: ShapingStyle, number: UInt32)?
  private var lastPlan: (key: ShapingPlan.Key, plan: PlanInUse)?
  private var nextPlan: UInt32 = 0
  private var nextStyle: UInt32 = 0

  /// The bytes of font files that the plans keep, a file once for each plan.
  private var fileBytes = 0

  /// The most bytes of font files that are kept.
  private static let fileByteLimit = 256 << 20

  /// The most bytes that the tables of plans take when another is made.
  private static let tableByteLimit = 32 << 20

  /// The most plans, and the most styles, that are kept.
  private static let limit = 512

  /// The plan for an item, made if it is not kept.
  ///
  /// Its number is one that no plan of this cache has had.
  mutating func plan(for item: TextItem, _ style: ShapingStyle) -> PlanInUse {
    let key = ShapingPlan.Key(
      instance: item.instance.identifier,
      script: item.script,
      isRightToLeft: item.level.isRightToLeft,
      style: number(of: style)
    )
    if let lastPlan, lastPlan.key == key { return lastPlan.plan }
    let plan = plan(for: key, style, item.instance)
    lastPlan = (key, plan)
    return plan
  }

  private mutating func plan(
    for key: ShapingPlan.Key,
    _ style: ShapingStyle,
    _ instance: FontInstance
  ) -> PlanInUse {
    plans[key] ?? make(key, style, instance)
  }

  private mutating func make(
    _ key: ShapingPlan.Key,
    _ style: ShapingStyle,
    _ instance: FontInstance
  ) -> PlanInUse {
    if plans.count >= Self.limit || fileBytes > Self.fileByteLimit
      || plans.values.reduce(0, { $0 + $1.tableSize }) > Self.tableByteLimit
    {
      removePlans()
    }
    let plan: PlanInUse
    if let language = style.language,
      !ShapingPlan.isKnown(language, script: key.script, to: instance.face)
    {
      // All languages that the face does not tell apart share a plan, and so their words.
      let shared = style.withoutLanguage
      plan = self.plan(for: key.with(style: number(of: shared)), shared, instance)
    } else {
      plan = PlanInUse(
        ShapingPlan(key, style: style, instance: instance, identifier: nextPlan)
      )
      if plan.plan.isUntrusted { fileBytes += instance.face.data.bytes.count }
      nextPlan &+= 1
    }
    plans[key] = plan
    return plan
  }

  private mutating func number(of style: ShapingStyle) -> UInt32 {
    if let lastStyle, lastStyle.style == style { return lastStyle.number }
    if styles.count >= Self.limit {
      styles.removeAll()
      removePlans()
    }
    let number = styles[style] ?? nextStyle
    if number == nextStyle { nextStyle &+= 1 }
    styles[style] = number
    lastStyle = (style, number)
    return number
  }

  private mutating func removePlans() {
    plans.removeAll()
    lastPlan = nil
    fileBytes = 0
  }
}
