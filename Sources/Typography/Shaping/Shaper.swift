package import TextAnalysis

/// Turns items into glyphs; belongs to one thread.
///
/// The glyphs never depend on what was shaped before: words are kept and shaped apart only with
/// fonts whose rules do not look at the space between them.
package final class Shaper {
  let buffer = ShapingBuffer()
  private var plans: [ShapingPlan.Key: ShapingPlan] = [:]
  private var styles: [ShapingStyle: UInt32] = [:]
  private var lastStyle: (style: ShapingStyle, number: UInt32)?
  private var lastPlan: (key: ShapingPlan.Key, plan: ShapingPlan)?
  private var nextPlan: UInt32 = 0
  var words = WordCache()
  var glyphs = GlyphBuffer()
  var spans: [WordSpan] = []

  /// The most plans that are kept.
  private static let planLimit = 512

  /// The items that a plan must shape before it is asked whether its words can be kept, which takes
  /// up to some milliseconds.
  static let usesBeforeWords = 8

  /// The counts of what was done, since the shaper was made.
  package internal(set) var statistics = ShapingStatistics()

  /// Makes a shaper.
  package init() {}

  /// Shapes items that tile a paragraph.
  ///
  /// - Parameters:
  ///   - items: The items, in logical order.
  ///   - bytes: The paragraph, in well-formed UTF-8.
  ///   - traits: What kinds of characters it holds.
  ///   - style: The language and the features.
  ///   - output: Is filled with the runs and their glyphs.
  /// - Complexity: O(*n*) in the bytes, for fonts whose rules are.
  package func shape(
    _ items: [TextItem],
    of bytes: UnsafeBufferPointer<UInt8>,
    traits: CharacterTraits,
    style: ShapingStyle,
    into output: inout ShapedText
  ) {
    output.runs.removeAll(keepingCapacity: true)
    output.runs.reserveCapacity(items.count)
    glyphs.removeAll()
    let number = number(of: style)
    for item in items {
      let first = glyphs.count
      if item.kind == .text {
        shape(item, of: bytes, plan(for: item, style, number))
        if traits.contains(.containsControls) { hideControls(from: first, bytes) }
      }
      output.runs.append(ShapedRun(item: item, glyphs: first..<glyphs.count))
    }
    output.glyphs = glyphs.array
  }

  /// Shapes a part of an item, with the text around it as context.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - start: Where the part begins, a UTF-8 offset in the paragraph.
  ///   - end: Where the part ends.
  ///   - bytes: The paragraph, in well-formed UTF-8.
  ///   - style: The language and the features.
  /// - Returns: The glyphs, in visual order.
  package func shape(
    _ item: TextItem,
    from start: Int,
    to end: Int,
    of bytes: UnsafeBufferPointer<UInt8>,
    style: ShapingStyle
  ) -> [ShapedGlyph] {
    glyphs.removeAll()
    let plan = plan(for: item, style, number(of: style))
    statistics.partCount += 1
    buffer.shape(bytes, from: start, to: end, plan, into: &glyphs)
    hideControls(from: 0, bytes)
    return glyphs.array
  }

  /// Forgets every word that was kept.
  package func removeCachedWords() {
    words.removeAll()
  }

  private func number(of style: ShapingStyle) -> UInt32 {
    if let lastStyle, lastStyle.style == style { return lastStyle.number }
    if styles.count >= Self.planLimit { forgetPlans() }
    let number = styles[style] ?? UInt32(styles.count)
    styles[style] = number
    lastStyle = (style, number)
    return number
  }

  private func plan(
    for item: TextItem,
    _ style: ShapingStyle,
    _ styleNumber: UInt32
  ) -> ShapingPlan {
    let key = ShapingPlan.Key(
      instance: item.instance.identifier,
      script: item.script,
      isRightToLeft: item.level.isRightToLeft,
      style: styleNumber
    )
    if let lastPlan, lastPlan.key == key { return lastPlan.plan }
    if let plan = plans[key] {
      lastPlan = (key, plan)
      return plan
    }
    if plans.count >= Self.planLimit { forgetPlans(keeping: style, styleNumber) }
    let plan = ShapingPlan(key, style: style, instance: item.instance, identifier: nextPlan)
    nextPlan &+= 1
    plans[key] = plan
    lastPlan = (key, plan)
    return plan
  }

  private func forgetPlans(keeping style: ShapingStyle? = nil, _ number: UInt32 = 0) {
    plans.removeAll()
    words.removeAll()
    lastPlan = nil
    guard style == nil else { return }
    styles.removeAll()
    lastStyle = nil
  }

  private func hideControls(from first: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    for index in first..<glyphs.count {
      var offset = Int(glyphs[index].cluster)
      if CharacterFacts.isControl(UTF8Scalar.decode(bytes, at: &offset)) { glyphs[index].hide() }
    }
  }
}
