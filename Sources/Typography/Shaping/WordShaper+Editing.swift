internal import TextAnalysis

extension WordShaper {
  /// How often a window around an edit is widened before the item is shaped whole.
  private static let wideningLimit = 5

  /// The shortest item, in bytes, for which the rules of a plan are read that was hardly used.
  private static let lengthWorthReading = 1 << 11

  /// The shortest item, in bytes, of which a part is shaped.
  private static let lengthWorthCutting = 1 << 6

  /// Shapes an item of which parts were shaped before it was edited.
  ///
  /// - Parameters:
  ///   - edited: The item and these parts.
  ///   - bytes: The new paragraph.
  ///   - planInUse: The plan of the item.
  ///   - traits: What kinds of characters the paragraph holds.
  /// - Returns: The number of bytes that were shaped.
  mutating func shape(
    _ edited: EditedItem,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ planInUse: PlanInUse,
    traits: CharacterTraits
  ) -> Int {
    let item = edited.item
    if let start = edited.start, edited.isSame {
      append(start, 0..<start.glyphs.count)
      return 0
    }
    if let count = shapeAroundEdit(edited, bytes, planInUse, traits) { return count }
    let first = glyphCount
    shape(item, of: bytes, planInUse)
    if traits.contains(.containsControls) { hideControls(from: first, bytes) }
    return item.end - item.start
  }

  /// Shapes what the edit may have changed.
  ///
  /// - Returns: The number of bytes that were shaped; `nil` if the item must be shaped whole, and
  ///   nothing is appended.
  private mutating func shapeAroundEdit(
    _ edited: EditedItem,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ planInUse: PlanInUse,
    _ traits: CharacterTraits
  ) -> Int? {
    let item = edited.item
    let length = item.end - item.start
    guard edited.start != nil || edited.end != nil, length >= Self.lengthWorthCutting,
      isWorthReading(planInUse) || length >= Self.lengthWorthReading,
      let margin = planInUse.margin, !hasAddedCircle(edited, planInUse.plan)
    else { return nil }
    var count = 0
    var window = edited.window(margin: margin)
    for widening in 0...Self.wideningLimit {
      guard 2 * window.text.count < length, !hasFractionSlash(bytes, window.text) else {
        return nil
      }
      count += window.text.count
      shapeWindow(window.text, of: bytes, planInUse, traits)
      if withWindow({ $0.hasAddedCircle(bytes, planInUse.plan) }) { return nil }
      if let middle = middle(of: edited, window, planInUse.plan) {
        append(edited, window, middle, planInUse.plan)
        return count
      }
      window = edited.window(margin: margin << (widening + 1), beyond: window)
    }
    return nil
  }

  private func middle(
    of edited: EditedItem,
    _ window: EditedItem.Window,
    _ plan: ShapingPlan
  ) -> Range<Int>? {
    withWindow {
      edited.middle(of: window, LogicalGlyphs($0, window.text, isRightToLeft: plan.isRightToLeft))
    }
  }

  /// Appends the glyphs of an item, in visual order.
  private mutating func append(
    _ edited: EditedItem,
    _ window: EditedItem.Window,
    _ middle: Range<Int>,
    _ plan: ShapingPlan
  ) {
    if plan.isRightToLeft {
      appendEnd(of: edited, window)
      let count = withWindow(\.count)
      appendWindow(count - middle.upperBound..<count - middle.lowerBound)
      appendStart(of: edited, window)
    } else {
      appendStart(of: edited, window)
      appendWindow(middle)
      appendEnd(of: edited, window)
    }
  }

  private mutating func appendStart(of edited: EditedItem, _ window: EditedItem.Window) {
    if let part = edited.start, let cut = window.first { append(part, 0..<cut.index) }
  }

  private mutating func appendEnd(of edited: EditedItem, _ window: EditedItem.Window) {
    if let part = edited.end, let cut = window.last { append(part, cut.index..<part.glyphs.count) }
  }

  /// Appends former glyphs: places in logical order.
  private mutating func append(_ part: FormerShape.Part, _ range: Range<Int>) {
    append(part.glyphs.reader.part(part.glyphs.visualRange(range)), movedBy: part.distance)
  }

  /// Whether former glyphs hold a dotted circle that the text does not have, in a script where that
  /// depends on how many syllables stand before it.
  private func hasAddedCircle(_ edited: EditedItem, _ plan: ShapingPlan) -> Bool {
    guard !plan.isPlain, let circle = plan.dottedCircle else { return false }
    return [edited.start, edited.end].contains { part in
      part?.glyphs.reader.contains { $0.id == circle } ?? false
    }
  }

  private func hasFractionSlash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    range.dropLast(2).contains {
      bytes[$0] == 0xE2 && bytes[$0 + 1] == 0x81 && bytes[$0 + 2] == 0x84
    }
  }
}
