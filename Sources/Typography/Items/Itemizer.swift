package import TextAnalysis

/// Cuts a paragraph into items: spans of one font, script and bidi level.
package struct Itemizer {
  /// The most marks on one base that reach the shaper in one call; its time grows with their
  /// square.
  package static let markLimit = CharacterTraits.longestMarkRun

  /// The most skin tones in a row that reach the shaper in one call; it makes one cluster of them
  /// all, in which lines may break anywhere.
  private static let modifierLimit = 16

  /// Makes an itemizer.
  package init() {}

  /// Cuts a paragraph into items that tile it, in logical order.
  ///
  /// - Parameters:
  ///   - bytes: The paragraph, in well-formed UTF-8.
  ///   - analysis: What is known of its characters.
  ///   - styles: The spans of one style, which tile the paragraph; they cut no grapheme cluster.
  ///   - analyzer: Finds grapheme clusters where the fonts' own faces do not suffice.
  ///   - items: Is filled with the items.
  /// - Complexity: O(*n*) in the bytes.
  package func itemize(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ analysis: ParagraphAnalysis,
    styles: [StyleSpan],
    analyzer: TextAnalyzer,
    into items: inout [TextItem]
  ) {
    items.removeAll(keepingCapacity: true)
    var chooser: FaceChooser?
    var start = 0
    for style in styles where start < min(style.end, bytes.count) {
      let end = min(style.end, bytes.count)
      var spans = ItemSpans(analysis, in: start..<end)
      let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if isCoveredByPrimary(text, analysis.traits, style.font) {
        while let span = spans.next() {
          append(span, style.style, instance: style.font.primary, to: &items)
        }
      } else {
        var current =
          chooser.take() ?? FaceChooser(style.font, bytes, analysis.traits, analyzer)
        current.font = style.font
        while let span = spans.next() {
          current.cut(span) { part, instance in
            append(part, style.style, instance: instance, to: &items)
          }
        }
        chooser = current
      }
      start = end
    }
    if analysis.traits.contains(.containsTabs)
      || analysis.opportunities.dropLast().contains(where: \.isMandatory)
    {
      splitAtControls(bytes, &items)
    } else if analysis.opportunities.last?.isMandatory == true {
      splitAtEnd(bytes, &items)
    }
    if styles.contains(where: \.hasAttachment) { splitAtAttachments(bytes, styles, &items) }
    if analysis.traits.contains(.containsLongMarkRuns) {
      splitLongRuns(of: CharacterFacts.isMark, Self.markLimit, bytes, &items)
    }
    if analysis.traits.contains(.containsEmojiCandidates) {
      splitLongRuns(of: CharacterFacts.isEmojiModifier, Self.modifierLimit, bytes, &items)
    }
  }

  private func append(
    _ span: ItemSpan,
    _ style: Int,
    instance: FontInstance,
    to items: inout [TextItem]
  ) {
    // OpenType has one tag for both kana, so that they are shaped together.
    let script = span.script == .katakana ? .hiragana : span.script
    if let last = items.last, last.end == span.start, last.instance === instance,
      last.script == script, last.level == span.level, last.style == style
    {
      items[items.count - 1].end = span.end
    } else {
      items.append(
        TextItem(
          start: span.start,
          end: span.end,
          script: script,
          level: span.level,
          instance: instance,
          kind: .text,
          style: style
        )
      )
    }
  }

  /// Whether the primary face has every character and none asks for a picture.
  private func isCoveredByPrimary(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ traits: CharacterTraits,
    _ font: ResolvedFont
  ) -> Bool {
    if font.font.cascade.steps.isEmpty { return true }
    if traits.contains(.isASCII) { return font.coversASCII }
    if traits.contains(.containsEmojiCandidates) { return false }
    let scalars = font.primary.mappedScalars
    var offset = 0
    while offset < bytes.count {
      let scalar = UTF8Scalar.decode(bytes, at: &offset)
      guard scalars.contains(scalar) || scalar.value < 0x20 else { return false }
    }
    return true
  }
}
