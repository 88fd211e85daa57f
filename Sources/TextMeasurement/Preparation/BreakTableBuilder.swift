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
  private var lastStop = ClusterWalk.Stop.start
  private var trail = AnchorTrail()
  /// The offset of the next thing to find: the start of white space, or a place.
  private var nextOffset = 0

  /// An unsafe place, with the anchors around it.
  private struct UnsafePlace {
    let place: Int
    let before: AnchorTrail.Anchor
    var after: AnchorTrail.Anchor
    /// The anchors passed since the place.
    var passed = 0
  }

  private var unsafe: [UnsafePlace] = []
  /// The first of the unsafe places that still wait for an anchor after them.
  private var firstWaiting = 0

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
    for place in builder.unsafe { builder.correct(place, walk.runs, reshaping) }
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
      if opportunity.isMandatory, !isLast { table.mandatory.append(Int32(index)) }
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
    if stop.offset >= nextOffset { findPlaces(upTo: stop) }
    if stop.isSafe {
      trail.advance(toSafe: stop)
      if firstWaiting < unsafe.count { passAnchor(stop) }
    } else if trail.advance(toUnsafe: stop), firstWaiting < unsafe.count {
      passAnchor(stop)
    }
    lastStop = stop
  }

  private mutating func findPlaces(upTo stop: ClusterWalk.Stop) {
    while nextContent < table.places.count,
      Int(table.places[nextContent].contentEnd) <= stop.offset
    {
      table.ends[nextContent] = stop.pen
      nextContent += 1
    }
    while nextPlace < table.places.count, Int(table.places[nextPlace].offset) <= stop.offset {
      let isAtStop = Int(table.places[nextPlace].offset) == stop.offset
      table.starts[nextPlace + 1] = isAtStop ? stop.pen : lastStop.pen
      if !isAtStop || !stop.isSafe {
        table.places[nextPlace].traits.insert(.isUnsafe)
        unsafe.append(
          UnsafePlace(
            place: nextPlace, before: trail.anchor, after: AnchorTrail.Anchor(safe: stop)))
      }
      nextPlace += 1
    }
    nextOffset = min(
      nextContent < table.places.count ? Int(table.places[nextContent].contentEnd) : Int.max,
      nextPlace < table.places.count ? Int(table.places[nextPlace].offset) : Int.max
    )
  }

  /// Takes an anchor to the unsafe places that wait for one.
  ///
  /// A safe stop ends their wait. Else the second anchor after a place is counted to, and the third
  /// is shaped to.
  private mutating func passAnchor(_ stop: ClusterWalk.Stop) {
    for index in firstWaiting..<unsafe.count {
      if stop.isSafe {
        if unsafe[index].passed < 2 { unsafe[index].after = AnchorTrail.Anchor(safe: stop) }
        unsafe[index].after.shaped = stop.offset
        unsafe[index].passed = 3
      } else {
        unsafe[index].passed += 1
        if unsafe[index].passed == 2 { unsafe[index].after = AnchorTrail.Anchor(safe: stop) }
        if unsafe[index].passed == 3 { unsafe[index].after.shaped = stop.offset }
      }
    }
    while firstWaiting < unsafe.count, unsafe[firstWaiting].passed >= 3 { firstWaiting += 1 }
  }

  /// Measures what a break at an unsafe place changes on both sides.
  private mutating func correct(
    _ unsafe: UnsafePlace,
    _ runs: [ParagraphRun],
    _ reshaping: Reshaping
  ) {
    let place = unsafe.place
    let offset = Int(table.places[place].offset)
    let contentEnd = Int(table.places[place].contentEnd)
    let before = unsafe.before.counted
    let after = unsafe.after.counted
    let run = runs[runs.partitioningIndex { $0.end > before.offset }]
    let left = reshaping.width(
      of: run, unsafe.before.shaped..<offset, counting: before.offset..<offset,
      contentEnd: contentEnd)
    if contentEnd > before.offset { table.ends[place] = before.pen + left.content }
    table.places[place].trailing = before.pen + left.advance - table.ends[place]
    let right = reshaping.width(
      of: run, offset..<unsafe.after.shaped, counting: offset..<after.offset,
      contentEnd: after.offset)
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
