internal import Typography

/// A walk over the clusters of shaped runs, in logical order, summing how far the pen has come.
struct ClusterWalk {
  /// Where a cluster or a run begins.
  struct Stop {
    /// A UTF-8 offset in the paragraph.
    let offset: Int

    /// How far the pen has come, tabs left out, in layout units.
    let pen: Int64

    /// Whether the text can be broken here without a glyph changing.
    let isSafe: Bool
  }

  let runs: [ParagraphRun]
  let glyphs: [ShapedGlyph]

  /// Visits the start of every cluster and run, in increasing order, and last the paragraph's end.
  ///
  /// - Complexity: O(*n*) in the glyphs.
  @inline(__always)
  func forEachStop(_ visit: (Stop) -> Void) {
    var pen: Int64 = 0
    for run in runs {
      visit(Stop(offset: run.start, pen: pen, isSafe: true))
      guard run.shaped.item.kind == .text else { continue }
      var advance: Int64 = 0
      var cluster = UInt32(truncatingIfNeeded: run.start)
      glyphs.withUnsafeBufferPointer { glyphs in
        let range = run.shaped.glyphs
        let isRightToLeft = run.shaped.item.level.isRightToLeft
        for index in 0..<range.count {
          let glyph = glyphs[isRightToLeft ? range.upperBound - 1 - index : range.lowerBound + index]
          if glyph.cluster != cluster {
            cluster = glyph.cluster
            visit(
              Stop(
                offset: Int(cluster),
                pen: pen + run.scale.layoutUnits(advance),
                isSafe: glyph.isSafeToBreakBefore
              )
            )
          }
          advance += Int64(glyph.advance)
        }
      }
      pen = min(pen + run.scale.layoutUnits(advance), LayoutUnit.limit)
    }
    visit(Stop(offset: runs.last?.end ?? 0, pen: pen, isSafe: true))
  }
}
