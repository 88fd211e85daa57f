internal import TextAnalysis
internal import Typography

/// Shapes parts of a paragraph's runs again, as a line that begins or ends inside a run needs.
struct Reshaping {
  let bytes: UnsafeBufferPointer<UInt8>
  let styles: [ShapingStyle]
  let shaper: Shaper

  /// How wide a part of a run is when the text is broken at its ends.
  struct Width {
    /// The advance of all its clusters, in layout units.
    let advance: Int64

    /// The advance of the clusters that begin before the part's white space at the end, without the
    /// tracking after the last of them.
    let content: Int64
  }

  /// Measures a part of a run, with the text around it as context.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - part: The part that is shaped: UTF-8 offsets in the paragraph.
  ///   - counted: The clusters of the part that are counted, by their offsets.
  ///   - contentEnd: Where the part's white space at the end begins.
  /// - Returns: How wide the counted clusters are, in layout units.
  func width(
    of run: ParagraphRun,
    _ part: Range<Int>,
    counting counted: Range<Int>,
    contentEnd: Int
  ) -> Width {
    guard !part.isEmpty, run.shaped.item.kind == .text else {
      return Width(advance: 0, content: 0)
    }
    return shaper.shape(run.shaped.item, part, of: bytes, styles: styles) { glyphs in
      var advance: Int64 = 0
      var content: Int64 = 0
      var clusters: Int64 = 0
      var contentClusters: Int64 = 0
      var last = UInt32.max
      for glyph in glyphs where counted.contains(Int(glyph.cluster)) {
        advance += Int64(glyph.advance)
        let isNew: Int64 = glyph.cluster == last ? 0 : 1
        last = glyph.cluster
        clusters += isNew
        guard Int(glyph.cluster) < contentEnd else { continue }
        content += Int64(glyph.advance)
        contentClusters += isNew
      }
      return Width(
        advance: run.length(advance, clusters: clusters),
        content: run.length(content, clusters: contentClusters)
          - (contentClusters > 0 ? run.style.tracking : 0)
      )
    }
  }

  /// Measures a part of a run, with the text around it as context.
  func width(of run: ParagraphRun, _ part: Range<Int>, contentEnd: Int) -> Width {
    width(of: run, part, counting: part, contentEnd: contentEnd)
  }
}
