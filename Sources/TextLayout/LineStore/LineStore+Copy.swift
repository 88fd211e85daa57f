internal import TextMeasurement

extension LineStore {
  /// The same text in another container, laid out from the same glyphs and without a word to
  /// anyone.
  ///
  /// Generates the glyphs of all text. The copy does not learn of edits.
  ///
  /// - Complexity: O(*n*) in the paragraphs, and in the text whose glyphs are not there.
  func copy(in container: TextContainer) -> LineStore {
    generateGlyphs(in: 0..<paragraphs.count)
    var copies: [LaidParagraph] = []
    copies.reserveCapacity(paragraphs.count)
    paragraphs.forEach(in: 0..<paragraphs.count) { _, paragraph in
      var copy = paragraph
      copy.layout = paragraph.layout?.withoutLines
      copies.append(copy)
      return true
    }
    return LineStore(storage, copies, options, hooks, in: container)
  }

  /// The width that the lines need that are laid out, with their indents.
  var neededWidth: Int64 {
    var width: Int64 = 0
    paragraphs.forEach(in: 0..<paragraphs.count) { _, paragraph in
      guard let layout = paragraph.layout, let prepared = layout.prepared else { return true }
      for line in layout.lines {
        width = max(width, prepared.neededWidth(of: line.width, from: line.start.position))
      }
      return true
    }
    return width
  }

  /// The width of the widest piece that cannot be broken, with indents; generates the glyphs of all
  /// text.
  var minimumWidth: Int64 {
    generateGlyphs(in: 0..<paragraphs.count)
    var width: Int64 = 0
    paragraphs.forEach(in: 0..<paragraphs.count) { _, paragraph in
      width = max(width, paragraph.layout?.prepared?.minimumWidth ?? 0)
      return true
    }
    return width
  }
}

extension ParagraphLayout {
  /// The glyphs alone.
  fileprivate var withoutLines: ParagraphLayout {
    let copy = ParagraphLayout()
    copy.prepared = prepared
    copy.glyphCount = glyphCount
    copy.sharedSpacing = sharedSpacing
    return copy
  }
}
