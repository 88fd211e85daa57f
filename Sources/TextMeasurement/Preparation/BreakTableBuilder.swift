internal import TextAnalysis
internal import Typography

/// Finds how far the pen has come at each place where a line may end.
struct BreakTableBuilder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let opportunities: [BreakOpportunity]
  private var table = BreakTable()

  /// The next place whose white space begins at or after the last stop.
  private var nextContent = 0
  /// The next place at or after the last stop.
  private var nextPlace = 0
  /// Unsafe places that still wait for a safe stop after them.
  private var waiting: [Int] = []
  private var lastSafe = ClusterWalk.Stop(offset: 0, pen: 0, isSafe: true)
  private var lastStop = ClusterWalk.Stop(offset: 0, pen: 0, isSafe: true)

  /// Unsafe places, with the pen at the safe stops around them.
  private var unsafe: [(place: Int, before: ClusterWalk.Stop, after: ClusterWalk.Stop)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ opportunities: [BreakOpportunity]) {
    self.bytes = bytes
    self.opportunities = opportunities
  }

  /// Builds the table of a shaped paragraph.
  ///
  /// - Complexity: O(*n*) in the bytes; shapes two short parts for each unsafe place.
  static func build(
    _ walk: ClusterWalk,
    _ opportunities: [BreakOpportunity],
    _ reshaping: Reshaping
  ) -> BreakTable {
    var builder = BreakTableBuilder(reshaping.bytes, opportunities)
    builder.findContentEnds()
    walk.forEachStop { builder.visit($0) }
    for (place, before, after) in builder.unsafe {
      builder.correct(place, before, after, walk.runs, reshaping)
    }
    builder.addHyphens(walk.runs)
    builder.finish()
    return builder.table
  }

  /// Finds where the white space before each place begins.
  private mutating func findContentEnds() {
    let count = opportunities.count
    table.places.reserveCapacity(count)
    table.ends = [Int64](repeating: 0, count: count)
    table.starts = [Int64](repeating: 0, count: count + 1)
    var previous = 0
    var previousContentEnd = 0
    for (index, opportunity) in opportunities.enumerated() {
      var contentEnd = WhiteSpace.start(of: bytes, before: opportunity.offset, from: previous)
      if contentEnd == previous { contentEnd = previousContentEnd }
      var traits: BreakTable.Traits = []
      let isLast = index == count - 1
      if opportunity.isMandatory { traits.insert(.isMandatory) }
      if opportunity.isMandatory || isLast { table.mandatory.append(Int32(index)) }
      if !isLast, !opportunity.isMandatory, WhiteSpace.isSoftHyphen(bytes, opportunity.offset) {
        traits.insert(.showsHyphen)
      }
      table.places.append(
        BreakTable.Place(
          offset: UInt32(opportunity.offset), contentEnd: UInt32(contentEnd), trailing: 0,
          traits: traits))
      previous = opportunity.offset
      previousContentEnd = contentEnd
    }
  }

  /// Takes the pen's way at a stop to the places up to it.
  @inline(__always)
  private mutating func visit(_ stop: ClusterWalk.Stop) {
    while nextContent < table.places.count,
      Int(table.places[nextContent].contentEnd) <= stop.offset
    {
      table.ends[nextContent] = stop.pen
      nextContent += 1
    }
    if stop.isSafe, !waiting.isEmpty {
      for place in waiting { resolve(place, after: stop) }
      waiting.removeAll(keepingCapacity: true)
    }
    while nextPlace < table.places.count, Int(table.places[nextPlace].offset) <= stop.offset {
      let isAtStop = Int(table.places[nextPlace].offset) == stop.offset
      table.starts[nextPlace + 1] = isAtStop ? stop.pen : lastStop.pen
      if !isAtStop || !stop.isSafe { noteUnsafe(nextPlace, stop) }
      nextPlace += 1
    }
    if stop.isSafe { lastSafe = stop }
    lastStop = stop
  }

  private mutating func noteUnsafe(_ place: Int, _ stop: ClusterWalk.Stop) {
    table.places[place].traits.insert(.isUnsafe)
    unsafe.append((place, lastSafe, lastSafe))
    if stop.isSafe {
      resolve(unsafe.count - 1, after: stop)
    } else {
      waiting.append(unsafe.count - 1)
    }
  }

  private mutating func resolve(_ index: Int, after stop: ClusterWalk.Stop) {
    unsafe[index].after = stop
  }

  /// Measures what a break at an unsafe place changes on both sides.
  private mutating func correct(
    _ place: Int,
    _ before: ClusterWalk.Stop,
    _ after: ClusterWalk.Stop,
    _ runs: [ParagraphRun],
    _ reshaping: Reshaping
  ) {
    let offset = Int(table.places[place].offset)
    let contentEnd = Int(table.places[place].contentEnd)
    let run = runs[runs.partitioningIndex { $0.end > before.offset }]
    let left = reshaping.width(
      of: run, from: before.offset, to: offset, contentEnd: contentEnd)
    if contentEnd > before.offset { table.ends[place] = before.pen + left.content }
    table.places[place].trailing = before.pen + left.advance - table.ends[place]
    let right = reshaping.width(of: run, from: offset, to: after.offset, contentEnd: after.offset)
    table.starts[place + 1] = after.pen - right.advance
    table.unsafeSpans.append(
      BreakTable.UnsafeSpan(
        place: UInt32(place), safeBefore: UInt32(before.offset), safeAfter: UInt32(after.offset)))
  }

  private mutating func addHyphens(_ runs: [ParagraphRun]) {
    for place in table.places.indices where table.places[place].traits.contains(.showsHyphen) {
      let offset = Int(table.places[place].offset)
      let run = runs[runs.partitioningIndex { $0.end >= offset }]
      table.ends[place] += Hyphen(for: run).advance
    }
  }

  /// Sums up what questions about all places ask.
  private mutating func finish() {
    var highest: Int64 = 0
    var lineStart: Int64 = 0
    for place in table.places.indices {
      let end = table.ends[place]
      if !table.places[place].traits.contains(.isUnsafe) {
        table.places[place].trailing = max(0, table.starts[place + 1] - end)
        if table.places[place].traits.contains(.showsHyphen) { table.places[place].trailing = 0 }
      }
      highest = max(highest, end)
      table.fall = max(table.fall, highest - end)
      table.minimumWidth = max(table.minimumWidth, end - table.starts[place])
      let isLast = place == table.places.count - 1
      if isLast || table.places[place].traits.contains(.isMandatory) {
        table.idealWidth = max(table.idealWidth, end - lineStart)
        lineStart = table.starts[place + 1]
      }
    }
  }
}
