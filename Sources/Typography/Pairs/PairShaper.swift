internal import TextAnalysis

/// Shapes texts in which nothing happens but that glyphs follow each other and are kerned in pairs.
///
/// HarfBuzz says what becomes of each character and of each pair, which is kept; a text of these
/// then is a sum. The glyphs are those that HarfBuzz gives for the whole text. That is so where
/// - the shaper leaves characters as they are: the script needs no reordering and no joining, and
///   there are no marks and nothing that is not shown;
/// - no lookup can apply at any glyph given the one after it, but those that move a glyph whatever
///   stands around it and those that kern; ``LookupStarts`` reads the lookups for that;
/// - a kerned pair moves its first glyph alone, so that each pair adds up with the next.
///
/// Belongs to one thread.
final class PairShaper {
  private let plan: ShapingPlan
  private let lookups: LookupStarts
  private var glyphs = LoneGlyphs()
  private var pairs = PairTable()
  private var sample = GlyphBuffer()

  /// How many subtables and sequences may be looked at before more text is shaped, so that the time
  /// stays in proportion to the text, whatever the font.
  private var allowance = allowanceLimit

  private static let allowanceLimit = 1 << 20
  private static let allowancePerByte = 64

  /// Reads the lookups of a plan; `nil` if the plan's texts can only be shaped whole.
  ///
  /// - Parameters:
  ///   - plan: A plan for a script of ``PlainCharacters``, in its direction.
  ///   - tables: All of the face that the plan applies.
  init?(_ plan: ShapingPlan, _ tables: [PlanLookups]) {
    guard let lookups = LookupStarts(tables) else { return nil }
    self.plan = plan
    self.lookups = lookups
  }

  /// Bytes that the tables take.
  var size: Int { glyphs.size + pairs.size }

  /// Shapes a part of a text, if it is one that can be shaped by pairs.
  ///
  /// - Parameters:
  ///   - bytes: The paragraph, in well-formed UTF-8.
  ///   - range: The part: UTF-8 offsets in the paragraph.
  ///   - buffer: Where HarfBuzz is asked about what was not met before; `nil` leaves a part that
  ///     has any of it, so that nothing is allocated.
  ///   - output: The glyphs are appended, in visual order.
  /// - Returns: Whether the part was shaped; nothing is appended otherwise.
  /// - Complexity: O(*n*) in the part.
  func shape(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    _ buffer: ShapingBuffer?,
    into output: inout GlyphBuffer
  ) -> Bool {
    allowance = min(allowance + Self.allowancePerByte * range.count, Self.allowanceLimit)
    let first = output.count
    var moved: [(glyph: Int, xOffset: Int32)] = []
    let isShaped = output.append(atMost: range.count) { output in
      var count = 0
      var offset = range.lowerBound
      var previous: (glyph: LoneGlyph, scalar: UInt32)?
      while offset < range.upperBound {
        let start = offset
        let scalar = UTF8Scalar.value(bytes, at: &offset)
        var glyph = glyphs[scalar]
        if !glyph.isKnown {
          guard let buffer else { return nil }
          glyph = learn(scalar, buffer)
        }
        guard glyph.isRegular else { return nil }
        var safety: UInt64 = 0
        if let previous, previous.glyph.looksAtNext {
          let answer =
            pairs.find(previous.glyph.id, glyph.id)
            ?? buffer.map { learn((previous.scalar, scalar), (previous.glyph, glyph), $0) }
          guard case .regular(let effect)? = answer else { return nil }
          output[count - 1].addAdvance(effect.kerning)
          if effect.xOffset != 0 { moved.append((first + count - 1, effect.xOffset)) }
          safety = effect.isSafeToBreak ? 0 : PackedGlyph.unsafeBit
        }
        (output + count).initialize(
          to: PackedGlyph(
            id: glyph.id,
            cluster: UInt32(truncatingIfNeeded: start),
            advance: glyph.advance,
            safety
          )
        )
        count += 1
        previous = (glyph, scalar)
      }
      return count
    }
    guard isShaped else { return false }
    for (glyph, xOffset) in moved { output[glyph].xOffset = xOffset }
    if plan.isRightToLeft { output.reverse(from: first) }
    return true
  }
}

extension PairShaper {
  /// Asks HarfBuzz about a scalar.
  @inline(never)
  private func learn(_ scalar: UInt32, _ buffer: ShapingBuffer) -> LoneGlyph {
    guard allowance > 0 else { return .irregular }
    let glyph = find(scalar, buffer) ?? .irregular
    return glyphs.keep(glyph, for: scalar) ? glyph : .irregular
  }

  private func find(_ value: UInt32, _ buffer: ShapingBuffer) -> LoneGlyph? {
    let font = plan.instance.harfBuzz
    guard let scalar = Unicode.Scalar(value),
      PlainCharacters.standsAlone(scalar, isRightToLeft: plan.isRightToLeft),
      let id = font.glyph(for: scalar), (1...0xFFFF).contains(id.rawValue), !font.isMark(id),
      !mayApply(at: id, before: nil)
    else { return nil }
    shapeSample([scalar], buffer)
    guard sample.count == 1, isUnmoved(sample[0], id),
      PackedGlyph.advanceRange.contains(sample[0].advance)
    else { return nil }
    return LoneGlyph(id: id, advance: sample[0].advance, looksAtNext: lookups.looksAtNext(id))
  }

  /// Asks HarfBuzz about a pair of scalars.
  @inline(never)
  private func learn(
    _ scalars: (UInt32, UInt32),
    _ glyphs: (LoneGlyph, LoneGlyph),
    _ buffer: ShapingBuffer
  ) -> PairTable.Answer {
    guard allowance > 0 else { return .irregular }
    let effect = findEffect(scalars, glyphs, buffer)
    let answer = effect.map { PairTable.Answer.regular($0) } ?? .irregular
    pairs.insert(glyphs.0.id, glyphs.1.id, answer)
    return answer
  }

  private func findEffect(
    _ scalars: (UInt32, UInt32),
    _ glyphs: (LoneGlyph, LoneGlyph),
    _ buffer: ShapingBuffer
  ) -> PairEffect? {
    guard !mayApply(at: glyphs.0.id, before: glyphs.1.id),
      let scalar = Unicode.Scalar(scalars.0), let next = Unicode.Scalar(scalars.1)
    else { return nil }
    shapeSample([scalar, next], buffer)
    guard sample.count == 2 else { return nil }
    let (first, second) = plan.isRightToLeft ? (sample[1], sample[0]) : (sample[0], sample[1])
    guard first.id == glyphs.0.id, first.yOffset == 0, first.cluster == 0,
      isUnmoved(second, glyphs.1.id), second.cluster > 0, second.advance == glyphs.1.advance
    else { return nil }
    let kerning = first.advance &- glyphs.0.advance
    guard PairEffect.kerningRange.contains(kerning) else { return nil }
    return PairEffect(
      kerning: kerning,
      xOffset: first.xOffset,
      isSafeToBreak: second.isSafeToBreakBefore
    )
  }

  private func mayApply(at glyph: GlyphID, before next: GlyphID?) -> Bool {
    var work = 0
    defer { allowance -= work }
    return lookups.mayApply(at: glyph, before: next, work: &work)
  }

  private func isUnmoved(_ glyph: ShapedGlyph, _ id: GlyphID) -> Bool {
    glyph.id == id && glyph.xOffset == 0 && glyph.yOffset == 0
  }

  private func shapeSample(_ scalars: [Unicode.Scalar], _ buffer: ShapingBuffer) {
    sample.removeAll()
    var text = String(String.UnicodeScalarView(scalars))
    text.withUTF8 { buffer.shape($0, from: 0, to: $0.count, plan, into: &sample) }
  }
}
