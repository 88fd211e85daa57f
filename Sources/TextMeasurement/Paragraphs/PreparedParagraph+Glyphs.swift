internal import TextAnalysis
package import Typography

extension PreparedParagraph {
  /// The glyphs in the order of the text; those of one cluster in the order in which they are read.
  ///
  /// A separator, a tab and an attachment count as one each.
  ///
  /// - Complexity: O(*n*) in the glyphs.
  package var glyphs: [ParagraphGlyph] {
    var glyphs: [ParagraphGlyph] = []
    for (index, run) in paragraph.runs.enumerated() {
      guard run.shaped.item.kind == .text, !run.shaped.glyphs.isEmpty else {
        glyphs.append(ParagraphGlyph(id: nil, cluster: run.start..<run.end, run: index))
        continue
      }
      let shaped = paragraph.glyphs[run.shaped.glyphs]
      let logical = run.shaped.item.level.isRightToLeft ? Array(shaped.reversed()) : Array(shaped)
      var first = 0
      while first < logical.count {
        let start = logical[first].cluster
        let next = logical[first...].firstIndex { $0.cluster != start } ?? logical.count
        let end = next < logical.count ? Int(logical[next].cluster) : run.end
        for glyph in logical[first..<next] {
          let start = first == 0 ? run.start : Int(start)
          glyphs.append(ParagraphGlyph(id: glyph.id, cluster: start..<end, run: index))
        }
        first = next
      }
    }
    return glyphs
  }

  /// The number of ``glyphs``.
  ///
  /// - Complexity: O(*r*) in the runs.
  package var glyphCount: Int {
    paragraph.runs.indices.reduce(0) { count, run in
      count + max(1, paragraph.runs.glyphCount(of: run))
    }
  }

  /// The width and height of what stands for an attachment character, in points; `nil` for a run
  /// that is none.
  package func attachmentSize(ofRun index: Int) -> Size? {
    let run = paragraph.runs[index]
    guard run.shaped.item.kind == .attachment, let box = run.style.attachment else { return nil }
    return Size(
      width: LayoutUnit(rawValue: box.width).points,
      height: LayoutUnit(rawValue: box.above + box.below).points
    )
  }

  /// The glyphs of a line from left to right, as they are when the text is broken at its ends.
  ///
  /// - Complexity: O(*n*) in the glyphs of the runs that the line touches.
  package func glyphs(of line: ParagraphLine) -> [LineGlyph] {
    var glyphs: [LineGlyph] = []
    for part in paragraph.parts(of: line.placed) {
      guard case .text(let span) = part.content else { continue }
      for placed in LineComposer(paragraph: paragraph).runs(of: span) {
        append(placed, at: line.x + part.x + placed.x, to: &glyphs)
      }
    }
    return glyphs
  }

  private func append(_ placed: PlacedRun, at x: Int64, to glyphs: inout [LineGlyph]) {
    let run = paragraph.runs[placed.run]
    let isRightToLeft = run.shaped.item.level.isRightToLeft
    guard !placed.glyphs.isEmpty else {
      glyphs.append(
        LineGlyph(
          cluster: placed.range.lowerBound,
          x: x,
          advance: placed.advance,
          isRightToLeft: isRightToLeft
        )
      )
      return
    }
    var pen: Int64 = 0
    var clusters: Int64 = 0
    for (index, glyph) in placed.glyphs.enumerated() {
      // What is left after a cluster lies where reading goes on.
      let isFirst = index == 0 || placed.glyphs[index - 1].cluster != glyph.cluster
      if isFirst, index > 0 || isRightToLeft { clusters += 1 }
      let start = x + run.length(pen, clusters: clusters)
      pen += Int64(glyph.advance)
      glyphs.append(
        LineGlyph(
          cluster: Int(glyph.cluster),
          x: start,
          advance: x + run.length(pen, clusters: clusters) - start,
          isRightToLeft: isRightToLeft
        )
      )
    }
  }
}
