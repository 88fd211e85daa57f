internal import TextAnalysis

extension Shaper {
  /// What one call of the shaper costs beside its text, in bytes of text.
  private static let callCost = 5

  /// Shapes an item, word by word where no rule of the plan ties words together.
  func shape(_ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, _ plan: ShapingPlan) {
    plan.uses &+= 1
    words.makeRoom()
    spans.removeAll(keepingCapacity: true)
    if plan.uses > Self.usesBeforeWords, plan.space != nil, plan.spaceIsNeutral {
      var words = WordSpans(bytes, from: item.start, to: item.end, plan.isRightToLeft)
      while let span = words.next() { spans.append(span) }
    } else {
      spans.append(WordSpan(start: item.start, end: item.end, isSpace: false))
    }
    findWords(bytes, plan)
    appendGlyphs(bytes, plan)
  }

  /// Looks the words up that stand alone: between spaces or controls, or at an end of the paragraph.
  private func findWords(_ bytes: UnsafeBufferPointer<UInt8>, _ plan: ShapingPlan) {
    for index in spans.indices where !spans[index].isSpace {
      let (start, end) = (spans[index].start, spans[index].end)
      let standsAlone =
        (start == 0 || bytes[start - 1] <= 0x20) && (end == bytes.count || bytes[end] <= 0x20)
      guard standsAlone, end - start <= WordCache.longestWord else { continue }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
      let hash = WordCache.hash(word, plan: plan.identifier)
      spans[index].hash = hash
      spans[index].known = words.find(word, hash: hash, plan: plan.identifier)
    }
  }

  /// Appends the glyphs of the spans, in visual order.
  ///
  /// Words that are not known are shaped apart, or together with all between them, whichever is
  /// less work.
  private func appendGlyphs(_ bytes: UnsafeBufferPointer<UInt8>, _ plan: ShapingPlan) {
    let unknown = unknownStretch()
    var index = 0
    while index < spans.count {
      let span = spans[index]
      if unknown.contains(index) {
        shapeTogether(unknown, bytes, plan)
        index = unknown.upperBound
        continue
      }
      if span.isSpace {
        appendSpace(at: span.start, plan)
      } else if let known = span.known {
        words.append(known, at: span.start, to: &glyphs)
      } else {
        shapeTogether(index..<index + 1, bytes, plan)
      }
      index += 1
    }
  }

  /// The spans from the first unknown word to the last, if it pays to shape them in one call.
  private func unknownStretch() -> Range<Int> {
    var first: Int?
    var last = 0
    var words = 0
    var bytes = 0
    for index in spans.indices where !spans[index].isSpace && spans[index].known == nil {
      first = first ?? index
      last = index
      words += 1
      bytes += spans[index].end - spans[index].start
    }
    guard let first, words > 1 else { return 0..<0 }
    let length = abs(spans[last].end - spans[first].start)
    let stretch = max(length, abs(spans[first].end - spans[last].start))
    return stretch - bytes <= (words - 1) * Self.callCost ? first..<last + 1 : 0..<0
  }

  private func appendSpace(at offset: Int, _ plan: ShapingPlan) {
    guard let space = plan.space else { return }
    glyphs.append(count: 1) {
      $0[0] = ShapedGlyph(id: space.glyph, cluster: UInt32(offset), advance: space.advance)
    }
  }

  /// Shapes spans that follow each other in one call, and keeps the words that were not known.
  private func shapeTogether(
    _ range: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ plan: ShapingPlan
  ) {
    let first = spans[range.lowerBound]
    let last = spans[range.upperBound - 1]
    let start = min(first.start, last.start)
    let end = max(first.end, last.end)
    var glyph = glyphs.count
    statistics.shapedByteCount += end - start
    buffer.shape(bytes, from: start, to: end, plan, into: &glyphs)
    for span in spans[range] {
      var next = glyph
      while next < glyphs.count, span.holds(glyphs[next].cluster) { next += 1 }
      if let hash = span.hash, span.known == nil {
        let word = UnsafeBufferPointer(rebasing: bytes[span.start..<span.end])
        words.insert(
          word, hash: hash, plan: plan.identifier, at: span.start, glyphs.slice(glyph..<next))
      }
      glyph = next
    }
  }
}
