internal import Typography

/// A walk over the clusters of shaped runs, in logical order, summing how far the pen has come.
struct ClusterWalk {
  /// Where a cluster or a run begins.
  struct Stop {
    /// A UTF-8 offset in the paragraph.
    var offset: Int

    /// How far the pen has come at the start of the run, tabs left out, in layout units.
    var runPen: Int64

    /// How far it has come since, in design units.
    var advance: Int64

    /// The clusters that it has passed since.
    var clusters: Int64 = 0

    /// The conversion of the run's design units.
    var scale: DesignScale

    /// What is left after each cluster of the run, in layout units.
    var tracking: Int64 = 0

    /// Whether the text can be broken here without a glyph changing.
    var isSafe: Bool

    /// How far the pen has come, tabs left out, in layout units.
    @inline(__always)
    var pen: Int64 {
      min(runPen + scale.layoutUnits(advance) + tracking * clusters, LayoutUnit.limit)
    }

    /// How far the pen has come at the end of content before this place: without the tracking after
    /// the last cluster.
    @inline(__always)
    var contentPen: Int64 { pen - (clusters > 0 ? tracking : lastTracking) }

    /// The tracking after the last cluster of the runs before; none after a tab.
    var lastTracking: Int64 = 0

    /// The start of a paragraph.
    static let start = Stop(
      offset: 0,
      runPen: 0,
      advance: 0,
      scale: DesignScale(size: 0, unitsPerEm: 1),
      isSafe: true
    )
  }

  let runs: ParagraphRuns
  let glyphs: PackedGlyphs

  /// Visits the start of every cluster and run, in increasing order, and last the paragraph's end.
  ///
  /// - Complexity: O(*n*) in the glyphs.
  @inline(__always)
  func forEachStop(_ visit: (Stop) -> Void) {
    var stop = Stop.start
    for run in runs {
      if stop.clusters > 0 { stop.lastTracking = stop.tracking }
      stop.runPen = stop.pen
      stop.offset = run.start
      stop.advance = 0
      stop.clusters = 0
      stop.scale = run.scale
      stop.tracking = run.tracking
      stop.isSafe = true
      visit(stop)
      switch run.shaped.item.kind {
      case .text:
        visitClusters(of: run, &stop, visit)
      case .attachment:
        stop.runPen += run.attachmentWidth
        stop.clusters = 1
      case .tab, .separator:
        stop.lastTracking = 0
      }
    }
    stop.offset = runs.last?.end ?? 0
    stop.isSafe = true
    visit(stop)
  }

  /// Visits the clusters of a run but its first, and moves the stop to the run's end.
  @inline(__always)
  private func visitClusters(of run: ParagraphRun, _ stop: inout Stop, _ visit: (Stop) -> Void) {
    let range = run.shaped.glyphs
    var cluster = UInt32(truncatingIfNeeded: run.start)
    let isRightToLeft = run.shaped.item.level.isRightToLeft
    glyphs.withReader { glyphs in
      var index = isRightToLeft ? range.upperBound - 1 : range.lowerBound
      let step = isRightToLeft ? -1 : 1
      if !range.isEmpty { stop.clusters = 1 }
      for _ in 0..<range.count {
        let glyph = glyphs[index]
        if glyph.cluster != cluster {
          cluster = glyph.cluster
          stop.offset = Int(cluster)
          stop.isSafe = glyph.isSafeToBreakBefore
          visit(stop)
          stop.clusters += 1
        }
        stop.advance += Int64(glyph.advance)
        index += step
      }
    }
  }
}
