internal import TextAnalysis
internal import Typography

/// Finds how far the pen has come at each place where a line may end.
struct BreakTableBuilder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let opportunities: [BreakOpportunity]
  private let reshaping: Reshaping
  private var table = BreakTable()

  /// The next place whose white space begins at or after the run.
  private var nextContent = 0
  /// The next place at or after the run.
  private var nextPlace = 0
  /// How far the pen has come at the run's start, in layout units.
  private var pen: Int64 = 0
  /// The tracking after the last cluster before the run, in layout units.
  private var lastTracking: Int64 = 0
  private var tabs: [TabPosition] = []

  private init(_ opportunities: [BreakOpportunity], _ reshaping: Reshaping) {
    bytes = reshaping.bytes
    self.opportunities = opportunities
    self.reshaping = reshaping
  }

  /// Builds the table of a shaped paragraph, and finds its tabs, with the decimal points after them
  /// if text is to be aligned by these.
  ///
  /// - Complexity: O(*n*) in the bytes; shapes two short parts for each unsafe place.
  static func build(
    _ runs: ParagraphRuns,
    _ glyphs: PackedGlyphs,
    _ opportunities: [BreakOpportunity],
    _ reshaping: Reshaping,
    alignsDecimals: Bool
  ) -> (BreakTable, [TabPosition]) {
    var builder = BreakTableBuilder(opportunities, reshaping)
    builder.findContentEnds()
    glyphs.withReader { glyphs in
      for run in runs { builder.visit(run, RunClusters(run, glyphs)) }
    }
    builder.finish()
    if alignsDecimals {
      builder.tabs.findDecimalPoints(in: reshaping.bytes, ClusterWalk(runs: runs, glyphs: glyphs))
    }
    return (builder.table, builder.tabs)
  }

  /// Finds where the white space before each place begins.
  private mutating func findContentEnds() {
    // Appending compiles for this type alone; making arrays of a size looks types up.
    table.places.reserveCapacity(opportunities.count)
    var previous = 0
    var previousContentEnd = 0
    var showsHyphen = false
    for (index, opportunity) in opportunities.enumerated() {
      let offset = opportunity.offset
      var contentEnd = WhiteSpace.start(of: bytes, before: offset, from: previous)
      if contentEnd == previous { contentEnd = previousContentEnd }
      var traits: BreakTable.Traits = []
      if opportunity.isMandatory {
        traits.insert(.isMandatory)
        if offset < bytes.count { table.mandatory.append(Int32(index)) }
      } else if opportunity.isHyphenation {
        traits = [.showsHyphen, .isHyphenation]
        table.hasHyphenation = true
      } else if offset < bytes.count, WhiteSpace.isSoftHyphen(bytes, offset),
        WhiteSpace.startOfSoftHyphens(bytes, before: offset) > previous || showsHyphen
      {
        // A soft hyphen needs something to stand after, be it before another one.
        traits.insert(.showsHyphen)
      }
      showsHyphen = traits.contains(.showsHyphen)
      table.append(offset: offset, contentEnd: contentEnd, traits: traits)
      previous = offset
      previousContentEnd = contentEnd
    }
  }

  /// Takes the pen through a run, and to the places in it.
  private mutating func visit(_ run: ParagraphRun, _ clusters: RunClusters) {
    if case .tab = run.shaped.item.kind { tabs.append(TabPosition(offset: run.start, pen: pen)) }
    var position = RunClusters.Position()
    while nextContent < table.places.count || nextPlace < table.places.count {
      let content =
        nextContent < table.places.count ? table.contentEnd(of: nextContent) : Int.max
      let place = nextPlace < table.places.count ? Int(table.places[nextPlace].offset) : Int.max
      let offset = min(content, place)
      guard offset <= run.end else { break }
      clusters.move(&position, to: offset)
      let reached = pen + length(of: run, to: offset, position)
      if content <= place {
        // What is left after the last cluster of a line hangs, as white space does.
        let tracking = offset > run.start ? run.tracking : lastTracking
        table.places[nextContent].end = reached - tracking
        nextContent += 1
        continue
      }
      var start = reached
      if !clusters.isSafe(position, at: offset) {
        start = correct(nextPlace, clusters, position, run)
      }
      var end = table.places[nextPlace].end
      if table.places[nextPlace].traits.contains(.showsHyphen) {
        // What is left after the last cluster is before the hyphen, so nothing hangs.
        end += Hyphen(for: run).widening
      }
      table.setKeys(of: nextPlace, end: end, start: start)
      nextPlace += 1
    }
    clusters.move(&position, to: Int(UInt32.max))
    lastTracking = run.tracking
    pen = min(pen + length(of: run, to: run.end, position), LayoutUnit.limit)
  }

  /// How far a run moves the pen up to an offset, to which a position was moved.
  @inline(__always)
  private func length(
    of run: ParagraphRun,
    to offset: Int,
    _ position: RunClusters.Position
  ) -> Int64 {
    if case .attachment = run.shaped.item.kind {
      return offset > run.start ? run.attachmentWidth + run.style.tracking : 0
    }
    return run.length(position.advance, clusters: position.clusters)
  }

  /// Measures what a break at an unsafe place changes on both sides.
  ///
  /// - Returns: Where a line that begins after the place begins.
  private mutating func correct(
    _ place: Int,
    _ clusters: RunClusters,
    _ position: RunClusters.Position,
    _ run: ParagraphRun
  ) -> Int64 {
    let offset = Int(table.places[place].offset)
    let contentEnd = table.contentEnd(of: place)
    let before = clusters.anchor(before: position)
    let after = clusters.anchor(after: position, at: offset)
    let left = reshaping.width(
      of: run,
      before.shaped..<offset,
      counting: before.counted..<offset,
      contentEnd: contentEnd
    )
    let right = reshaping.width(
      of: run,
      offset..<after.shaped,
      counting: offset..<after.counted,
      contentEnd: after.counted
    )
    let beforePen = pen + run.length(before.advance, clusters: before.clusters)
    let afterPen = pen + run.length(after.advance, clusters: after.clusters)
    if contentEnd > before.counted { table.places[place].end = beforePen + left.content }
    table.places[place].traits.insert(.isUnsafe)
    table.shortWidth = max(table.shortWidth, 2 * abs(afterPen - beforePen))
    table.unsafeSpans.append(
      BreakTable.UnsafeSpan(
        place: UInt32(place),
        safeBefore: UInt32(before.counted),
        safeAfter: UInt32(after.counted),
        trailing: beforePen + left.advance - table.places[place].end
      )
    )
    return afterPen - right.advance
  }

  /// Sums up what questions about all places ask.
  private mutating func finish() {
    var highest: Int64 = 0
    var lineStart: Int64 = 0
    var pieceStart: Int64 = 0
    for place in table.places.indices {
      let key = table.places[place]
      let traits = key.traits
      highest = max(highest, key.end)
      table.fall = max(table.fall, highest - key.end)
      table.minimumWidth = max(table.minimumWidth, key.end - pieceStart)
      pieceStart = table.start(of: place)
      if traits.contains(.isMandatory) || place == table.places.count - 1 {
        table.idealWidth = max(table.idealWidth, key.end - lineStart)
        lineStart = pieceStart
      }
    }
    if !table.unsafeSpans.isEmpty { table.unsafeSpans = table.unsafeSpans.withoutSlack }
    if !table.mandatory.isEmpty { table.mandatory = table.mandatory.withoutSlack }
  }
}
