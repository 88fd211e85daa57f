internal import TextMeasurement

extension LineStore {
  /// What is known of the layout of a paragraph; of one that had none, that it has begun.
  func layout(ofParagraph index: Int) -> ParagraphLayout {
    if let layout = paragraphs[index].layout { return layout }
    let layout = ParagraphLayout()
    paragraphs.update(at: index) { $0.layout = layout }
    return layout
  }

  /// Generates the glyphs of a paragraph if they are not there.
  ///
  /// - Parameters:
  ///   - layout: Its layout, the tree of which still has to be told.
  ///   - stored: Its text.
  ///   - start: Where it begins: a UTF-16 offset.
  /// - Returns: The paragraph with its glyphs.
  func generate(
    _ layout: ParagraphLayout,
    _ stored: StoredParagraph,
    at start: Int
  ) -> PreparedParagraph {
    if let prepared = layout.prepared { return prepared }
    let styling = hooks.map { self.styling(of: stored, at: start, $0) } ?? stored.styling
    let prepared = prepared(stored.text, styling, reusing: layout.former)
    layout.prepared = prepared
    layout.former = nil
    layout.glyphCount = prepared.glyphCount
    let characters = start..<start + stored.utf16Count
    layout.sharedSpacing = shared(
      hooks?.spacing(prepared.spacing, ofParagraph: characters) ?? prepared.spacing
    )
    counters.generatedParagraphs += 1
    return prepared
  }

  /// Prepares a paragraph; one of a few bytes is the same as the last one that was the same.
  private func prepared(
    _ text: Substring,
    _ styling: ParagraphStyling,
    reusing former: PreparedParagraph?
  ) -> PreparedParagraph {
    let isShort = text.utf8.count <= Self.shortLength
    if isShort, let knownShort, knownShort.styling === styling,
      knownShort.text.utf8.elementsEqual(text.utf8)
    {
      return knownShort.prepared
    }
    let prepared = PreparedParagraph(text, styling, options, reusing: former)
    counters.shapedRuns += prepared.shapedRunCount
    if isShort { knownShort = (text, styling, prepared) }
    return prepared
  }

  /// The bytes of a paragraph that many others may equal: a separator, and little before it.
  private static let shortLength = 4

  /// What is left around lines, as the paragraph before has it if it is the same.
  private func shared(_ spacing: ParagraphSpacing) -> SharedSpacing {
    if knownSpacing.spacing != spacing { knownSpacing = SharedSpacing(spacing) }
    return knownSpacing
  }

  /// The styles of a paragraph, with the attachments that others put there.
  private func styling(
    of stored: StoredParagraph,
    at start: Int,
    _ hooks: any LayoutHooks
  ) -> ParagraphStyling {
    guard stored.styling.hasAttachments else { return stored.styling }
    var styling = stored.styling
    let width = textWidth(of: 0)
    for offset in stored.text.attachmentOffsets {
      let character = start + stored.utf16Offset(offset)
      styling = styling.changing(in: offset..<offset + 3, count: stored.utf8Count) { style in
        style.attachment = style.attachment.map {
          hooks.attachment($0, at: character, width: width)
        }
      }
    }
    return styling
  }

  /// What is left below a line of a paragraph that begins at a UTF-16 offset.
  func lineSpacing(of layout: ParagraphLayout, below utf16Range: Range<Int32>, at start: Int)
    -> Int64
  {
    guard let hooks else { return layout.spacing.line }
    let characters = start + Int(utf16Range.lowerBound)..<start + Int(utf16Range.upperBound)
    return hooks.lineSpacing(layout.spacing.line, below: characters)
  }

  /// A paragraph with its glyphs.
  func prepared(_ index: Int) -> PreparedParagraph {
    if let prepared = paragraphs[index].layout?.prepared { return prepared }
    guard let storage else { preconditionFailure("a store with paragraphs has a storage") }
    let stored = storage.paragraphs[index]
    let start = paragraphs.summary(before: index).text.utf16
    return paragraphs.update(at: index) { paragraph in
      let layout = paragraph.layout ?? ParagraphLayout()
      paragraph.layout = layout
      return generate(layout, stored, at: start)
    }
  }

  /// Generates the glyphs of paragraphs.
  func generateGlyphs(in range: Range<Int>) {
    guard let storage else { return }
    var start = paragraphs.summary(before: range.lowerBound).text.utf16
    paragraphs.update(in: range) { index, paragraph in
      let layout = paragraph.layout ?? ParagraphLayout()
      paragraph.layout = layout
      if layout.prepared == nil { _ = generate(layout, storage.paragraphs[index], at: start) }
      start += paragraph.length.utf16
      return true
    }
  }

  /// The paragraph that holds a UTF-16 offset, and what is before it; `nil` at the end of the text.
  func paragraph(holding offset: Int) -> (index: Int, before: LaidLength)? {
    paragraphs.first { $0.text.utf16 > offset }
  }

  /// Whether the text is empty or ends in a separator, so that an empty line follows.
  var hasExtraLine: Bool {
    guard let storage else { return false }
    let count = storage.paragraphs.count
    return count == 0 || storage.paragraphs[count - 1].endsInSeparator
  }

  /// The empty line after the text in a container, at the top of that; `nil` if there is none.
  ///
  /// Generates the glyphs of the last paragraph.
  func extraLine(in container: Int) -> ParagraphLine? {
    extraLineFinder(in: container)?.extraLine(y: 0)
  }

  /// Finds the empty line after the text in a container; `nil` if there is none.
  ///
  /// Generates the glyphs of the last paragraph.
  func extraLineFinder(in container: Int) -> LineFinder? {
    guard let storage, hasExtraLine else { return nil }
    let count = storage.paragraphs.count
    let stored = count > 0 ? storage.paragraphs[count - 1] : emptyParagraph(of: storage)
    let prepared =
      count > 0 ? prepared(count - 1) : PreparedParagraph(stored.text, stored.styling, options)
    return finder(prepared, stored, in: container)
  }

  /// What the line of an empty text looks like the next line of.
  private func emptyParagraph(of storage: TextStorage) -> StoredParagraph {
    StoredParagraph("\n", ParagraphStyling(storage.typingStyle, storage.typingParagraphStyle))
  }

  /// What is left around the lines of a paragraph; known before it is laid out.
  func spacing(ofParagraph index: Int) -> ParagraphSpacing {
    if let layout = paragraphs[index].layout, layout.prepared != nil { return layout.spacing }
    guard let storage else { return ParagraphSpacing() }
    return ParagraphSpacing(storage.paragraphs[index].styling.paragraphStyle)
  }
}

extension Substring {
  /// Where the characters stand that attachments take the place of: UTF-8 offsets.
  fileprivate var attachmentOffsets: [Int] {
    withBytes { bytes in
      bytes.indices.filter {
        bytes[$0] == 0xEF && $0 + 2 < bytes.count && bytes[$0 + 1] == 0xBF && bytes[$0 + 2] == 0xBC
      }
    }
  }
}

extension LineStore {
  /// The glyphs of the paragraphs up to the first whose glyphs are not generated.
  var generatedGlyphCount: Int {
    let first = paragraphs.first { $0.ungenerated > 0 }
    return first?.before.glyphCount ?? paragraphs.summary.glyphCount
  }

  /// Generates the glyphs of all paragraphs before an index.
  func generateGlyphs(through end: Int) {
    guard let first = paragraphs.first(where: { $0.ungenerated > 0 })?.index, first < end else {
      return
    }
    generateGlyphs(in: first..<end)
  }
}
