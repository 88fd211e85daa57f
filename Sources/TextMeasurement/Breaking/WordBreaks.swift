internal import Synchronization
internal import TextAnalysis
internal import Typography

/// Where words can be broken that are wider than a line: between grapheme clusters.
///
/// Made for a paragraph when it is first laid out narrower than one of its words.
final class WordBreaks: Sendable {
  /// The places, UTF-8 offsets in the paragraph, from 0 through its end.
  let offsets: [UInt32]

  /// How far the pen has come at each place, tabs left out, in layout units.
  ///
  /// A place inside a ligature has the pen of the ligature's start.
  let pens: [Int64]

  /// The tracking after the last cluster before each place; empty if the paragraph has none.
  private let trackings: [Int64]

  /// The most of it.
  let mostTracking: Int64

  /// Facts about each place.
  private let traits: [Traits]

  /// Facts about a place.
  private struct Traits: OptionSet {
    let rawValue: UInt8

    /// A cluster of the shaper begins here.
    static let isStop = Traits(rawValue: 1)

    /// A break here leaves the glyphs on both sides as they are.
    static let isSafe = Traits(rawValue: 2)

    /// A run begins here, which is never shaped with the one before.
    static let isRunStart = Traits(rawValue: 8)

    /// The place lies inside text that must not be broken.
    static let isUnbroken = Traits(rawValue: 4)
  }

  /// The keys of unsafe places that were measured: that of an end by twice the index of its place,
  /// that of a start by one more.
  private let knownKeys: Mutex<SlottedCache<Int64>>

  /// The most keys that are remembered; they take 1.5 MB.
  private static let keyLimit = 1 << 16

  /// Finds the places of a paragraph.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ paragraph: Paragraph, _ analyzer: TextAnalyzer) {
    let offsets = paragraph.text.withUnsafeBufferPointer { analyzer.graphemeBoundaries(of: $0) }
    var pens = [Int64](repeating: 0, count: offsets.count)
    var traits = [Traits](repeating: [], count: offsets.count)
    let hasTracking = paragraph.runs.contains { $0.style.tracking != 0 }
    var trackings = [Int64](repeating: 0, count: hasTracking ? offsets.count : 0)
    var next = 0
    var lastPen: Int64 = 0
    var lastTracking: Int64 = 0
    ClusterWalk(runs: paragraph.runs, glyphs: paragraph.glyphs).forEachStop { stop in
      while next < offsets.count, Int(offsets[next]) < stop.offset {
        pens[next] = lastPen
        // Broken here, the cluster becomes two, each with its tracking.
        if hasTracking { trackings[next] = lastTracking }
        next += 1
      }
      let pen = stop.pen
      if next < offsets.count, Int(offsets[next]) == stop.offset {
        pens[next] = pen
        if hasTracking { trackings[next] = pen - stop.contentPen }
        traits[next] = stop.isSafe ? [.isStop, .isSafe] : .isStop
        if stop.clusters == 0 { traits[next].insert(.isRunStart) }
        next += 1
      }
      lastPen = pen
      lastTracking = stop.tracking
    }
    if !paragraph.unbrokenParts.isEmpty {
      for index in offsets.indices where paragraph.unbrokenParts.hold(Int(offsets[index])) {
        traits[index].insert(.isUnbroken)
      }
    }
    self.offsets = offsets
    self.pens = pens
    self.trackings = trackings
    mostTracking = trackings.max() ?? 0
    self.traits = traits
    let unsafeCount = traits.count { !$0.contains(.isSafe) }
    knownKeys = Mutex(SlottedCache(capacity: min(Self.keyLimit, 2 * unsafeCount)))
  }

  /// Whether a cluster of the shaper begins at a place; not so inside a ligature.
  func isStop(_ index: Int) -> Bool { traits[index].contains(.isStop) }

  /// Whether a line may end at a place.
  func isBreak(_ index: Int) -> Bool { !traits[index].contains(.isUnbroken) }

  /// The first place from one on at which a line may end, if there is one before another place.
  func firstBreak(from index: Int, before beyond: Int) -> Int? {
    (index..<max(index, beyond)).first(where: isBreak)
  }

  /// The last place up to one at which a line may end; one before the first place if there is none.
  func lastBreak(upTo index: Int) -> Int {
    var place = index
    while place >= 0, !isBreak(place) { place -= 1 }
    return place
  }

  /// Whether a place leaves the glyphs on both sides as they are.
  func isSafe(_ index: Int) -> Bool { traits[index].contains(.isSafe) }

  /// The tracking after the last cluster before a place, in layout units.
  func tracking(before index: Int) -> Int64 { trackings.isEmpty ? 0 : trackings[index] }

  /// The pen at the end of content before a place, without the tracking after its last cluster.
  private func contentPen(_ index: Int) -> Int64 {
    pens[index] - tracking(before: index)
  }

  /// The last offset before a place up to which a break there changes no glyph.
  func safeOffset(before index: Int) -> Int {
    isSafe(index) ? Int(offsets[index]) : Int(offsets[anchor(index, step: -1).counted])
  }

  /// The first offset after a place from which on a break there changes no glyph.
  func safeOffset(after index: Int) -> Int {
    isSafe(index) ? Int(offsets[index]) : Int(offsets[anchor(index, step: 1).counted])
  }

  /// The place that is counted from or to, and the one that is shaped from or to, for a break at a
  /// place.
  ///
  /// The second safe place is both; see ``Anchor``. In a long stretch without any, stops a spacing
  /// and two spacings away serve.
  ///
  /// - Parameters:
  ///   - index: The place of the break.
  ///   - step: -1 for what lies before it, 1 for what lies after.
  /// - Returns: Indices of places.
  private func anchor(_ index: Int, step: Int) -> (counted: Int, shaped: Int) {
    var counted: Int?
    var place = index
    var safeCount = 0
    while safeCount < 2, offsets.indices.contains(place + step) {
      place += step
      guard traits[place].contains(.isStop) else { continue }
      if traits[place].contains(.isRunStart) { break }
      if isSafe(place) {
        safeCount += 1
        continue
      }
      if let counted, abs(place - counted) >= Anchor.spacing { return (counted, place) }
      if counted == nil, abs(place - index) >= Anchor.spacing { counted = place }
    }
    return (counted ?? place, place)
  }

  /// Where the content of a line that ends at a place ends, like the ends of ``BreakTable``.
  func endKey(at index: Int, of paragraph: Paragraph) -> Int64 {
    if isSafe(index) { return contentPen(index) }
    return remembered(UInt64(index) << 1) {
      let (left, pen) = measureBefore(index, contentEnd: Int(offsets[index]), of: paragraph)
      return pen + left.content
    }
  }

  /// What the widths of lines that begin at a place count from, like the starts of ``BreakTable``.
  func startKey(at index: Int, of paragraph: Paragraph) -> Int64 {
    if isSafe(index) { return pens[index] }
    return remembered(UInt64(index) << 1 | 1) {
      let offset = Int(offsets[index])
      let after = anchor(index, step: 1)
      let end = Int(offsets[after.counted])
      let right = paragraph.reshaping {
        $0.width(
          of: paragraph.runs[paragraph.runIndex(at: offset)],
          offset..<Int(offsets[after.shaped]),
          counting: offset..<end,
          contentEnd: end
        )
      }
      return pens[after.counted] - right.advance
    }
  }

  /// The key of an unsafe place, remembered or measured.
  private func remembered(_ cacheKey: UInt64, _ measure: () -> Int64) -> Int64 {
    if let key = knownKeys.withLock({ $0[cacheKey] }) { return key }
    let key = measure()
    knownKeys.withLock { $0[cacheKey] = key }
    return key
  }

  /// Where a line with white space at its end ends, and where its content does.
  ///
  /// - Parameters:
  ///   - index: The place that the line ends at.
  ///   - content: The place that its white space begins at.
  ///   - paragraph: The paragraph.
  /// - Returns: Both, counted like ``pens``.
  func ends(at index: Int, content: Int, of paragraph: Paragraph) -> Reshaping.Width {
    if isSafe(index) {
      return Reshaping.Width(advance: pens[index], content: contentPen(content))
    }
    let (left, pen) = measureBefore(index, contentEnd: Int(offsets[content]), of: paragraph)
    return Reshaping.Width(advance: pen + left.advance, content: pen + left.content)
  }

  /// Measures what lies between a place and the anchor before it, when the text is broken there.
  ///
  /// - Returns: The width, and the pen at the anchor.
  private func measureBefore(
    _ index: Int,
    contentEnd: Int,
    of paragraph: Paragraph
  ) -> (width: Reshaping.Width, pen: Int64) {
    let before = anchor(index, step: -1)
    let start = Int(offsets[before.counted])
    let end = Int(offsets[index])
    let width = paragraph.reshaping {
      $0.width(
        of: paragraph.runs[paragraph.runIndex(at: start)],
        Int(offsets[before.shaped])..<end,
        counting: start..<end,
        contentEnd: contentEnd
      )
    }
    return (width, pens[before.counted])
  }
}
