package import TextAnalysis

/// Turns items into glyphs; belongs to one thread.
///
/// The glyphs never depend on what was shaped before: words are kept and shaped apart only with
/// fonts whose rules do not look at the space between them.
package final class Shaper {
  private let buffer = ShapingBuffer()
  private var plans: [ShapingPlan.Key: ShapingPlan] = [:]
  private var styles: [ShapingStyle: UInt32] = [:]
  private var lastStyle: (style: ShapingStyle, number: UInt32)?
  private var lastPlan: (key: ShapingPlan.Key, plan: ShapingPlan)?
  private var nextPlan: UInt32 = 0
  private var words = WordCache()

  /// The most plans that are kept.
  private static let planLimit = 512

  /// The items that a plan must shape before it is asked whether its words can be kept, which takes
  /// up to some milliseconds.
  private static let usesBeforeWords = 8

  /// The counts of what was done, since the shaper was made.
  package private(set) var statistics = ShapingStatistics()

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
    output.glyphs.removeAll(keepingCapacity: true)
    output.runs.reserveCapacity(items.count)
    output.glyphs.reserveCapacity(traits.contains(.isASCII) ? bytes.count : bytes.count / 2)
    let number = number(of: style)
    for item in items {
      let first = output.glyphs.count
      if item.kind == .text {
        shape(item, of: bytes, style, number, into: &output.glyphs)
        if traits.contains(.containsControls) {
          hideControls(in: &output.glyphs, from: first, bytes)
        }
      }
      output.runs.append(ShapedRun(item: item, glyphs: first..<output.glyphs.count))
    }
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
    var glyphs: [ShapedGlyph] = []
    let plan = plan(for: item, style, number(of: style))
    statistics.partCount += 1
    buffer.shape(bytes, from: start, to: end, plan, into: &glyphs)
    hideControls(in: &glyphs, from: 0, bytes)
    return glyphs
  }

  /// Forgets every word that was kept.
  package func removeCachedWords() {
    words.removeAll()
  }

  private func shape(
    _ item: TextItem,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ style: ShapingStyle,
    _ styleNumber: UInt32,
    into glyphs: inout [ShapedGlyph]
  ) {
    let plan = plan(for: item, style, styleNumber)
    plan.uses += 1
    if plan.uses > Self.usesBeforeWords, let space = plan.space, plan.spaceIsNeutral {
      var words = WordSpans(bytes, from: item.start, to: item.end, plan.isRightToLeft)
      while let span = words.next() {
        if span.isSpace {
          glyphs.append(
            ShapedGlyph(id: space.glyph, cluster: UInt32(span.start), advance: space.advance))
        } else {
          shapeWord(from: span.start, to: span.end, of: bytes, item, plan, into: &glyphs)
        }
      }
    } else {
      shapeWord(from: item.start, to: item.end, of: bytes, item, plan, into: &glyphs)
    }
  }

  /// Shapes a span of an item that no rule of the plan ties to the rest of the item.
  ///
  /// It is kept if it stands alone: between spaces or controls, or at an end of the paragraph.
  private func shapeWord(
    from start: Int,
    to end: Int,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ item: TextItem,
    _ plan: ShapingPlan,
    into glyphs: inout [ShapedGlyph]
  ) {
    let standsAlone =
      (start == 0 || bytes[start - 1] <= 0x20) && (end == bytes.count || bytes[end] <= 0x20)
    guard standsAlone, end - start <= WordCache.longestWord else {
      statistics.shapedByteCount += end - start
      buffer.shape(bytes, from: start, to: end, plan, into: &glyphs)
      return
    }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let hash = WordCache.hash(word, plan: plan.identifier)
    if words.append(word, hash: hash, plan: plan.identifier, at: start, to: &glyphs) { return }
    let first = glyphs.count
    statistics.shapedByteCount += end - start
    buffer.shape(bytes, from: start, to: end, plan, into: &glyphs)
    words.insert(word, hash: hash, plan: plan.identifier, at: start, glyphs[first...])
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

  private func hideControls(
    in glyphs: inout [ShapedGlyph],
    from first: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    for index in first..<glyphs.count {
      var offset = Int(glyphs[index].cluster)
      if CharacterFacts.isControl(UTF8Scalar.decode(bytes, at: &offset)) { glyphs[index].hide() }
    }
  }
}
