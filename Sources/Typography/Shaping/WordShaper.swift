internal import TextAnalysis

/// Shapes items into a buffer of glyphs, word by word where that is exact.
struct WordShaper: ~Copyable {
  private let buffer = ShapingBuffer()
  private var words = WordCache()
  private var glyphs = GlyphBuffer()
  private var spans: [WordSpan] = []

  /// The glyphs of words that were shaped by pairs, or of the text around an edit.
  private var pairedGlyphs = GlyphBuffer()

  /// What was done since the shaper was made.
  private(set) var statistics = ShapingStatistics()

  /// The items that a plan must shape before it is asked whether its words can be kept, which takes
  /// up to some milliseconds.
  private let usesBeforeWords: Int

  /// Makes a shaper that shapes a number of items whole before it keeps words of a plan.
  init(usesBeforeWords: Int) {
    self.usesBeforeWords = usesBeforeWords
  }

  /// Whether a plan was used so often that its rules are read.
  func isWorthReading(_ plan: PlanInUse) -> Bool { plan.uses > usesBeforeWords }

  /// The bytes of an item that count as one more use of its plan.
  private static let usedLength = 1 << 11

  /// What one call of the shaper costs beside its text, in bytes of text.
  private static let callCost = 5

  /// Shapes an item, word by word where no rule of the plan ties words together.
  mutating func shape(
    _ item: TextItem,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ planInUse: PlanInUse
  ) {
    planInUse.uses &+= 1 + (item.end - item.start) / Self.usedLength
    let pairs = isWorthReading(planInUse) ? planInUse.pairShaper : nil
    if let pairs, pairs.shape(bytes, item.start..<item.end, buffer, into: &glyphs) { return }
    let plan = planInUse.plan
    words.makeRoom()
    spans.removeAll(keepingCapacity: true)
    pairedGlyphs.removeAll()
    let rules = isWorthReading(planInUse) ? planInUse.spaceRules : nil
    if rules == nil || !WordSpans.append(bytes, item.start..<item.end, to: &spans) {
      spans.removeAll(keepingCapacity: true)
      spans.append(WordSpan(item.start..<item.end))
    }
    findWords(bytes, plan, rules, pairs)
    guard spans.count > 1, spans.contains(where: { $0.kind == .dependent }),
      mayKeep(item.start..<item.end, bytes, plan)
    else {
      appendWords(bytes, plan, rules)
      return
    }
    // Words that cannot be kept apart are kept with the whole of a short item.
    let text = UnsafeBufferPointer(rebasing: bytes[item.start..<item.end])
    let number = plan.identifier | Self.wholeItem
    let hash = WordCache.hash(text, plan: number)
    let start = UInt32(truncatingIfNeeded: item.start)
    if let known = words.find(text, hash: hash, plan: number) {
      words.append(known, at: start, to: &glyphs)
    } else {
      let first = glyphs.count
      appendWords(bytes, plan, rules)
      glyphs.withReader(first..<glyphs.count) {
        words.insert(text, hash: hash, plan: number, at: start, $0)
      }
    }
  }

  /// Marks the numbers of plans under which whole items are kept, whose words are not all kept.
  private static let wholeItem: UInt32 = 1 << 31

  /// Appends the glyphs of the spans.
  private mutating func appendWords(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ plan: ShapingPlan,
    _ rules: SpaceRules?
  ) {
    let first = glyphs.count
    markSpansToShape(rules)
    if !appendGlyphs(bytes, plan) {
      glyphs.removeLast(glyphs.count - first)
      let text = textRange(of: spans.indices)
      buffer.shape(bytes, from: text.lowerBound, to: text.upperBound, plan, into: &glyphs)
    }
  }

  /// Whether a text may be kept: it is short, and where the shaper looks at what stands around it,
  /// it stands alone.
  private func mayKeep(
    _ range: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ plan: ShapingPlan
  ) -> Bool {
    range.count <= WordCache.longestWord && (!plan.readsContext || standsAlone(range, bytes))
  }

  /// Shapes words by pairs, and looks up the others that may be kept.
  ///
  /// Where the shaper looks at the text around an item, a word must stand alone: between spaces or
  /// controls, or at an end of the paragraph.
  private mutating func findWords(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ plan: ShapingPlan,
    _ rules: SpaceRules?,
    _ pairs: PairShaper?
  ) {
    for index in spans.indices {
      let range = spans[index].range
      guard mayKeep(range, bytes, plan) else { continue }
      let word = UnsafeBufferPointer(rebasing: bytes[range])
      if spans.count > 1, let rules, rules.isSensitive(word) { continue }
      let first = pairedGlyphs.count
      if spans.count > 1, let pairs,
        pairs.shape(bytes, range, buffer, into: &pairedGlyphs)
      {
        spans[index].number = UInt32(truncatingIfNeeded: first)
        spans[index].glyphCount = UInt32(truncatingIfNeeded: pairedGlyphs.count - first)
        spans[index].kind = .paired
        continue
      }
      let hash = WordCache.hash(word, plan: plan.identifier)
      spans[index].hash = hash
      if let number = words.find(word, hash: hash, plan: plan.identifier) {
        spans[index].number = UInt32(truncatingIfNeeded: number)
        spans[index].kind = .known
      } else {
        spans[index].kind = .unknown
      }
    }
  }

  private func standsAlone(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    (range.lowerBound == 0 || bytes[range.lowerBound - 1] <= 0x20)
      && (range.upperBound == bytes.count || bytes[range.upperBound - 1] <= 0x20
        || bytes[range.upperBound] <= 0x20)
  }

  /// Marks the spans that are not known, what stands around those that depend on it, and known
  /// spans between them that are shorter than a call of the shaper costs.
  private mutating func markSpansToShape(_ rules: SpaceRules?) {
    for index in spans.indices {
      spans[index].isShaped = spans[index].kind != .known && spans[index].kind != .paired
    }
    guard spans.count > 1 else { return }
    if let margin = rules?.margin {
      for index in spans.indices where spans[index].kind == .dependent {
        markNeighbors(of: index, step: -1, margin)
        markNeighbors(of: index, step: 1, margin)
      }
    }
    var gap = Self.callCost + 1
    var gapStart = 0
    for index in spans.indices {
      if !spans[index].isShaped {
        gap += spans[index].range.count
        continue
      }
      if gap <= Self.callCost {
        for known in gapStart..<index { spans[known].isShaped = true }
      }
      gap = 0
      gapStart = index + 1
    }
  }

  private mutating func markNeighbors(of index: Int, step: Int, _ margin: Int) {
    var neighbor = index + step
    var length = 0
    while spans.indices.contains(neighbor), length < margin {
      spans[neighbor].isShaped = true
      spans[neighbor].isContext = true
      length += spans[neighbor].range.count
      neighbor += step
    }
  }

  /// Appends the glyphs of the spans, in visual order.
  ///
  /// - Returns: False if the item must be shaped whole: the shaper put a dotted circle under a
  ///   mark. Whether it does depends on how many syllables stand before the mark, so that such
  ///   words are never kept.
  private mutating func appendGlyphs(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ plan: ShapingPlan
  ) -> Bool {
    if plan.isRightToLeft { spans.reverse() }
    var index = 0
    while index < spans.count {
      var end = index
      while end < spans.count, spans[end].isShaped { end += 1 }
      if end > index {
        guard shapeTogether(index..<end, bytes, plan) else { return false }
        index = end
      } else {
        append(spans[index])
        index += 1
      }
    }
    return true
  }

  /// Appends the glyphs of a span that is not shaped with others.
  private mutating func append(_ span: WordSpan) {
    let number = Int(span.number)
    if span.kind == .paired {
      pairedGlyphs.withReader(number..<number + Int(span.glyphCount)) {
        glyphs.append($0, movedBy: 0)
      }
    } else {
      words.append(number, at: span.start, to: &glyphs)
    }
  }

  /// The text of spans that follow each other.
  private func textRange(of range: Range<Int>) -> Range<Int> {
    let first = spans[range.lowerBound].range
    let last = spans[range.upperBound - 1].range
    return min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound)
  }

  /// Shapes spans that follow each other in one call, and keeps the words that were not known
  /// and that nothing nearby depends on.
  ///
  /// - Returns: False if the shaper put in a dotted circle that the text does not have, and more
  ///   spans stand around these.
  private mutating func shapeTogether(
    _ range: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ plan: ShapingPlan
  ) -> Bool {
    let text = textRange(of: range)
    var glyph = glyphs.count
    statistics.shapedByteCount += text.count
    buffer.shape(bytes, from: text.lowerBound, to: text.upperBound, plan, into: &glyphs)
    if spans.count > 1, hasAddedCircle(from: glyph, bytes, plan) { return false }
    for index in range {
      let span = spans[index]
      var next = glyph
      while next < glyphs.count, span.holds(glyphs[next].cluster) { next += 1 }
      if span.kind == .unknown, !span.isContext {
        let word = UnsafeBufferPointer(rebasing: bytes[span.range])
        glyphs.withReader(glyph..<next) {
          words.insert(word, hash: span.hash, plan: plan.identifier, at: span.start, $0)
        }
      }
      glyph = next
    }
    return true
  }

  private func hasAddedCircle(
    from first: Int,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ plan: ShapingPlan
  ) -> Bool {
    glyphs.withReader(first..<glyphs.count) { $0.hasAddedCircle(bytes, plan) }
  }
}

extension WordShaper {
  /// The number of glyphs.
  var glyphCount: Int { glyphs.count }

  /// Lends the glyphs.
  func withGlyphs<Result>(_ body: (GlyphReader) -> Result) -> Result {
    glyphs.withReader(0..<glyphs.count, body)
  }

  /// Forgets the glyphs.
  mutating func removeGlyphs() {
    glyphs.removeAll()
  }

  /// Forgets every word that was kept.
  mutating func removeCachedWords() {
    words.removeAll()
  }

  /// Shapes a part of an item.
  mutating func shapePart(
    _ part: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ planInUse: PlanInUse
  ) {
    statistics.partCount += 1
    if isWorthReading(planInUse), let pairs = planInUse.pairShaper,
      pairs.shape(bytes, part, nil, into: &glyphs)
    {
      return
    }
    buffer.shape(
      bytes,
      from: part.lowerBound,
      to: part.upperBound,
      planInUse.plan,
      into: &glyphs
    )
  }

  /// Shapes a part of an item apart from the glyphs, until an item is shaped.
  mutating func shapeWindow(
    _ part: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ planInUse: PlanInUse,
    _ traits: CharacterTraits
  ) {
    pairedGlyphs.removeAll()
    buffer.shape(
      bytes,
      from: part.lowerBound,
      to: part.upperBound,
      planInUse.plan,
      into: &pairedGlyphs
    )
    if traits.contains(.containsControls) { pairedGlyphs.hideControls(from: 0, bytes) }
  }

  /// Lends the glyphs of the window.
  func withWindow<Result>(_ body: (GlyphReader) -> Result) -> Result {
    pairedGlyphs.withReader(0..<pairedGlyphs.count, body)
  }

  /// Appends glyphs of the window.
  mutating func appendWindow(_ range: Range<Int>) {
    pairedGlyphs.withReader(range) { glyphs.append($0, movedBy: 0) }
  }

  /// Appends glyphs that were shaped before, with their clusters moved.
  mutating func append(_ former: GlyphReader, movedBy distance: Int) {
    glyphs.append(former, movedBy: distance)
  }

  /// Makes glyphs of control characters paint nothing.
  mutating func hideControls(from first: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    glyphs.hideControls(from: first, bytes)
  }
}

extension GlyphBuffer {
  /// Makes glyphs of control characters paint nothing.
  fileprivate mutating func hideControls(from first: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    for index in first..<count {
      var offset = Int(self[index].cluster)
      if CharacterFacts.isControl(UTF8Scalar.decode(bytes, at: &offset)) { self[index].hide() }
    }
  }
}

extension GlyphReader {
  /// Whether the shaper put a dotted circle among the glyphs that the text does not have.
  func hasAddedCircle(_ bytes: UnsafeBufferPointer<UInt8>, _ plan: ShapingPlan) -> Bool {
    guard let circle = plan.dottedCircle else { return false }
    return contains { glyph in
      var offset = Int(glyph.cluster)
      return glyph.id == circle && UTF8Scalar.decode(bytes, at: &offset) != "\u{25CC}"
    }
  }
}
