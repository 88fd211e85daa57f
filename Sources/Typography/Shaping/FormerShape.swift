internal import TextAnalysis

/// A paragraph that was shaped before it was edited, for its glyphs to be used again.
package struct FormerShape {
  /// The runs, in logical order.
  let runs: [ShapedRun]

  /// Their glyphs, those of a run together and in visual order.
  let glyphs: GlyphReader

  private let bytes: UnsafeBufferPointer<UInt8>
  private let newBytes: UnsafeBufferPointer<UInt8>
  private let styles: [ShapingStyle]
  private let change: TextChange

  /// The run that was found last; items are asked about in order.
  private var cursor = 0

  /// Compares a paragraph with what it was before.
  ///
  /// - Parameters:
  ///   - runs: The runs that it had; their items tiled it.
  ///   - glyphs: Their glyphs.
  ///   - bytes: The text that it had, in well-formed UTF-8.
  ///   - styles: The languages and the features of its styles.
  ///   - newBytes: The text that it has now.
  /// - Complexity: O(*n*) in the bytes.
  package init(
    _ runs: [ShapedRun],
    _ glyphs: GlyphReader,
    of bytes: UnsafeBufferPointer<UInt8>,
    styles: [ShapingStyle],
    before newBytes: UnsafeBufferPointer<UInt8>
  ) {
    self.runs = runs
    self.glyphs = glyphs
    self.bytes = bytes
    self.newBytes = newBytes
    self.styles = styles
    change = TextChange(from: bytes, to: newBytes)
  }

  /// What an item has in common with a run that was shaped, at one of its ends.
  struct Part {
    /// The run's glyphs.
    let glyphs: LogicalGlyphs

    /// Where the glyphs of the run begin among all.
    let run: Int

    /// How much further on the text stands now.
    let distance: Int

    /// The text that is the same and joins an end of the item: UTF-8 offsets in the new paragraph.
    let range: Range<Int>
  }

  /// Compares an item with the runs that stood there.
  ///
  /// - Parameters:
  ///   - item: An item, after those that were asked about before.
  ///   - style: Its language and features.
  ///   - plan: The plan that it is shaped with.
  /// - Returns: The item with what it has in common with them.
  mutating func edited(
    _ item: TextItem,
    _ style: ShapingStyle,
    _ plan: ShapingPlan
  ) -> EditedItem {
    EditedItem(
      item: item,
      start: start(of: item, style, plan),
      end: end(of: item, style, plan)
    )
  }

  /// The part at the start of an item that a run began with too.
  private mutating func start(
    of item: TextItem,
    _ style: ShapingStyle,
    _ plan: ShapingPlan
  ) -> Part? {
    let suffix = change.suffixStart
    if item.start >= suffix,
      let run = run(like: item, style, startingAt: item.start - change.distance)
    {
      guard !plan.readsContext || isSameBefore(item.start) else { return nil }
      let end = min(item.end, run.item.end + change.distance)
      return part(run, change.distance, item.start..<end)
    }
    guard item.start < change.prefix,
      let run = run(like: item, style, startingAt: item.start)
    else { return nil }
    return part(run, 0, item.start..<min(item.end, run.item.end, change.prefix))
  }

  /// The part at the end of an item that a run ended with too.
  private mutating func end(
    of item: TextItem,
    _ style: ShapingStyle,
    _ plan: ShapingPlan
  ) -> Part? {
    if item.end <= change.prefix, let run = run(like: item, style, endingAt: item.end) {
      guard !plan.readsContext || isSameAfter(item.end) else { return nil }
      return part(run, 0, max(item.start, run.item.start)..<item.end)
    }
    guard item.end > change.suffixStart,
      let run = run(like: item, style, endingAt: item.end - change.distance)
    else { return nil }
    let start = max(item.start, run.item.start + change.distance, change.suffixStart)
    return part(run, change.distance, start..<item.end)
  }
}

extension FormerShape {
  private func part(_ run: ShapedRun, _ distance: Int, _ range: Range<Int>) -> Part {
    Part(
      glyphs: LogicalGlyphs(
        glyphs.part(run.glyphs),
        run.item.start..<run.item.end,
        isRightToLeft: run.item.level.isRightToLeft
      ),
      run: run.glyphs.lowerBound,
      distance: distance,
      range: range
    )
  }

  private mutating func run(
    like item: TextItem,
    _ style: ShapingStyle,
    startingAt start: Int
  ) -> ShapedRun? {
    if cursor + 1 < runs.count, runs[cursor + 1].item.start == start {
      cursor += 1
    } else if cursor >= runs.count || runs[cursor].item.start != start {
      cursor = runs.partitioningIndex { $0.item.start >= start }
    }
    return shapedRun(like: item, style) { $0.start == start }
  }

  private mutating func run(
    like item: TextItem,
    _ style: ShapingStyle,
    endingAt end: Int
  ) -> ShapedRun? {
    if cursor >= runs.count || runs[cursor].item.end != end {
      cursor = runs.partitioningIndex { $0.item.end >= end }
    }
    return shapedRun(like: item, style) { $0.end == end }
  }

  /// The run at the cursor, if it stands where it should and was shaped like an item.
  private func shapedRun(
    like item: TextItem,
    _ style: ShapingStyle,
    _ isInPlace: (TextItem) -> Bool
  ) -> ShapedRun? {
    guard cursor < runs.count, isInPlace(runs[cursor].item),
      isShaped(runs[cursor].item, like: item, style)
    else { return nil }
    return runs[cursor]
  }

  private func isShaped(_ old: TextItem, like item: TextItem, _ style: ShapingStyle) -> Bool {
    old.kind == .text && old.instance === item.instance && old.script == item.script
      && old.level.isRightToLeft == item.level.isRightToLeft && styles[old.style] == style
  }

  /// The text that the shaper looks at on one side of a run, in bytes; it looks at five scalars.
  private static let contextLength = 20

  /// Whether the shaper sees the same text before an offset as it did before.
  private func isSameBefore(_ offset: Int) -> Bool {
    let old = offset - change.distance
    return bytes[max(0, old - Self.contextLength)..<old]
      .elementsEqual(newBytes[max(0, offset - Self.contextLength)..<offset])
  }

  /// Whether the shaper sees the same text after an offset as it did before.
  private func isSameAfter(_ offset: Int) -> Bool {
    bytes[offset..<min(bytes.count, offset + Self.contextLength)]
      .elementsEqual(newBytes[offset..<min(newBytes.count, offset + Self.contextLength)])
  }
}
