internal import TextAnalysis

/// Shapes items into a buffer of glyphs, word by word where that is exact.
struct WordShaper: ~Copyable {
  private let buffer = ShapingBuffer()
  private var words = WordCache()
  private var glyphs = GlyphBuffer()
  private var spans: [WordSpan] = []

  /// What was done since the shaper was made.
  private(set) var statistics = ShapingStatistics()

  /// The items that a plan must shape before it is asked whether its words can be kept, which takes
  /// up to some milliseconds.
  private static let usesBeforeWords = 8

  /// What one call of the shaper costs beside its text, in bytes of text.
  private static let callCost = 5

  /// Shapes an item, word by word where no rule of the plan ties words together.
  mutating func shape(_ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, _ plan: ShapingPlan) {
    plan.uses &+= 1
    words.makeRoom()
    spans.removeAll(keepingCapacity: true)
    if plan.uses > Self.usesBeforeWords, plan.space != nil, plan.spaceIsNeutral {
      WordSpans.append(bytes, item.start..<item.end, to: &spans)
      if plan.isRightToLeft { spans.reverse() }
    } else {
      spans.append(WordSpan(item.start..<item.end, .apart))
    }
    findWords(bytes, plan)
    appendGlyphs(bytes, plan)
  }

  /// Looks up the words that may be kept.
  ///
  /// Where the shaper looks at the text around an item, a word must stand alone: between spaces or
  /// controls, or at an end of the paragraph.
  private mutating func findWords(_ bytes: UnsafeBufferPointer<UInt8>, _ plan: ShapingPlan) {
    for index in spans.indices where spans[index].kind != .space {
      let range = spans[index].range
      guard range.count <= WordCache.longestWord,
        !plan.readsContext || standsAlone(range, bytes)
      else { continue }
      let word = UnsafeBufferPointer(rebasing: bytes[range])
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
      && (range.upperBound == bytes.count || bytes[range.upperBound] <= 0x20)
  }

  /// Appends the glyphs of the spans, in visual order.
  ///
  /// Words that are not known are shaped apart, or together with all between them, whichever is
  /// less work.
  private mutating func appendGlyphs(_ bytes: UnsafeBufferPointer<UInt8>, _ plan: ShapingPlan) {
    let together = stretchToShapeTogether()
    var index = 0
    while index < spans.count {
      if index == together.lowerBound, !together.isEmpty {
        shapeTogether(together, bytes, plan)
        index = together.upperBound
        continue
      }
      switch spans[index].kind {
      case .space: appendSpace(at: spans[index].start, plan)
      case .known: words.append(Int(spans[index].number), at: spans[index].start, to: &glyphs)
      case .apart, .unknown: shapeTogether(index..<index + 1, bytes, plan)
      }
      index += 1
    }
  }

  /// The spans from the first unknown word to the last, if it pays to shape them in one call.
  private func stretchToShapeTogether() -> Range<Int> {
    var first: Int?
    var last = 0
    var words = 0
    var bytes = 0
    for index in spans.indices where spans[index].kind == .unknown || spans[index].kind == .apart {
      first = first ?? index
      last = index
      words += 1
      bytes += spans[index].range.count
    }
    guard let first, words > 1 else { return 0..<0 }
    let length = textRange(of: first..<last + 1).count
    return length - bytes <= (words - 1) * Self.callCost ? first..<last + 1 : 0..<0
  }

  /// The text of spans that follow each other.
  private func textRange(of range: Range<Int>) -> Range<Int> {
    let first = spans[range.lowerBound].range
    let last = spans[range.upperBound - 1].range
    return min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound)
  }

  private mutating func appendSpace(at offset: UInt32, _ plan: ShapingPlan) {
    guard let space = plan.space else { return }
    glyphs.append(count: 1) {
      $0[0] = ShapedGlyph(id: space.glyph, cluster: offset, advance: space.advance)
    }
  }

  /// Shapes spans that follow each other in one call, and keeps the words that were not known.
  private mutating func shapeTogether(
    _ range: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ plan: ShapingPlan
  ) {
    let text = textRange(of: range)
    var glyph = glyphs.count
    statistics.shapedByteCount += text.count
    buffer.shape(bytes, from: text.lowerBound, to: text.upperBound, plan, into: &glyphs)
    for index in range {
      let span = spans[index]
      var next = glyph
      while next < glyphs.count, span.holds(glyphs[next].cluster) { next += 1 }
      if span.kind == .unknown {
        words.insert(
          UnsafeBufferPointer(rebasing: bytes[span.range]),
          hash: span.hash,
          plan: plan.identifier,
          at: span.start,
          glyphs.slice(glyph..<next)
        )
      }
      glyph = next
    }
  }
}

extension WordShaper {
  /// The number of glyphs.
  var glyphCount: Int { glyphs.count }

  /// The glyphs, copied.
  var glyphArray: [ShapedGlyph] { glyphs.array }

  /// Forgets the glyphs.
  mutating func removeGlyphs() {
    glyphs.removeAll()
  }

  /// Forgets every word that was kept.
  mutating func removeCachedWords() {
    words.removeAll()
  }

  /// Shapes a part of an item whole.
  mutating func shapePart(
    _ part: Range<Int>,
    of bytes: UnsafeBufferPointer<UInt8>,
    _ plan: ShapingPlan
  ) {
    statistics.partCount += 1
    buffer.shape(bytes, from: part.lowerBound, to: part.upperBound, plan, into: &glyphs)
  }

  /// Makes glyphs of control characters paint nothing.
  mutating func hideControls(from first: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    for index in first..<glyphs.count {
      var offset = Int(glyphs[index].cluster)
      if CharacterFacts.isControl(UTF8Scalar.decode(bytes, at: &offset)) { glyphs[index].hide() }
    }
  }
}
