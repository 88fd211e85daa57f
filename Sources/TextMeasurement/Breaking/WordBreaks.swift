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

  /// For each place, the index of the last anchor before it; its own if it is safe to break at.
  private let anchorBefore: [UInt32]

  /// For each place, the index of the first anchor after it; its own if it is safe to break at.
  private let anchorAfter: [UInt32]

  /// Whether each place is safe to break at.
  private let safe: [Bool]

  private let known = Mutex<[UInt32: Keys]>([:])

  /// The most places whose keys are remembered; they take 3 MB.
  private static let knownLimit = 1 << 16

  /// What lines that end or begin at a place count from, like the keys of ``BreakTable``.
  struct Keys: Sendable {
    /// Where the content of a line that ends at the place ends.
    var end: Int64

    /// Where a line that begins at the place begins.
    var start: Int64
  }

  /// Finds the places of a paragraph.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ paragraph: Paragraph, _ analyzer: TextAnalyzer) {
    let offsets = paragraph.bytes.withUnsafeBufferPointer { analyzer.graphemeBoundaries(of: $0) }
    var pens = [Int64](repeating: 0, count: offsets.count)
    var safe = [Bool](repeating: false, count: offsets.count)
    var isStop = [Bool](repeating: false, count: offsets.count)
    var next = 0
    var lastPen: Int64 = 0
    ClusterWalk(runs: paragraph.runs, glyphs: paragraph.glyphs).forEachStop { stop in
      while next < offsets.count, Int(offsets[next]) < stop.offset {
        pens[next] = lastPen
        next += 1
      }
      if next < offsets.count, Int(offsets[next]) == stop.offset {
        pens[next] = stop.pen
        safe[next] = safe[next] || stop.isSafe
        isStop[next] = true
      }
      lastPen = stop.pen
    }
    self.offsets = offsets
    self.pens = pens
    self.safe = safe
    anchorBefore = Self.nearestAnchors(safe, isStop, offsets.indices)
    anchorAfter = Self.nearestAnchors(safe, isStop, offsets.indices.reversed())
  }

  /// For each place, the anchor that lies nearest behind it in an order: the last safe place, or in
  /// a long stretch without any the last stop that is a spacing away.
  private static func nearestAnchors(
    _ safe: [Bool],
    _ isStop: [Bool],
    _ order: some Sequence<Int>
  ) -> [UInt32] {
    let spacing = Anchor.spacing
    var nearest = [UInt32](repeating: 0, count: safe.count)
    var lastSafe: Int?
    var stops: [Int] = []
    for index in order {
      if safe[index] || lastSafe == nil {
        lastSafe = index
        stops.removeAll(keepingCapacity: true)
      }
      if let last = stops.last ?? lastSafe, isStop[index], abs(index - last) >= spacing {
        stops.append(index)
      }
      let far = stops.last { abs(index - $0) >= spacing }
      nearest[index] = UInt32(far ?? lastSafe ?? index)
    }
    return nearest
  }

  /// Whether a place leaves the glyphs on both sides as they are.
  func isSafe(_ index: Int) -> Bool { safe[index] }

  /// The last offset before a place up to which a break there changes no glyph.
  func safeOffset(before index: Int) -> Int { Int(offsets[Int(anchorBefore[index])]) }

  /// The first offset after a place from which on a break there changes no glyph.
  func safeOffset(after index: Int) -> Int { Int(offsets[Int(anchorAfter[index])]) }

  /// What lines that end or begin at a place count from.
  func keys(at index: Int, of paragraph: Paragraph) -> Keys {
    if isSafe(index) { return Keys(end: pens[index], start: pens[index]) }
    if let keys = known.withLock({ $0[UInt32(index)] }) { return keys }
    let keys = measureKeys(at: index, of: paragraph)
    known.withLock { known in
      if known.count >= Self.knownLimit { known.removeAll() }
      known[UInt32(index)] = keys
    }
    return keys
  }

  /// Where a line with white space at its end ends, and where its content does.
  ///
  /// - Parameters:
  ///   - index: The place that the line ends at.
  ///   - content: The place that its white space begins at.
  ///   - paragraph: The paragraph.
  func ends(at index: Int, content: Int, of paragraph: Paragraph) -> Reshaping.Width {
    if isSafe(index) { return Reshaping.Width(advance: pens[index], content: pens[content]) }
    let (left, pen) = measureBefore(index, contentEnd: Int(offsets[content]), of: paragraph)
    return Reshaping.Width(advance: pen + left.advance, content: pen + left.content)
  }

  private func measureKeys(at index: Int, of paragraph: Paragraph) -> Keys {
    let offset = Int(offsets[index])
    let (left, pen) = measureBefore(index, contentEnd: offset, of: paragraph)
    let after = Int(anchorAfter[index])
    let end = Int(offsets[after])
    // An anchor that is not safe is shaped through to the one behind it.
    let shapedEnd = safe[after] ? end : Int(offsets[Int(anchorAfter[after])])
    let run = paragraph.runs[paragraph.runIndex(at: Int(offsets[Int(anchorBefore[index])]))]
    let right = paragraph.reshaping {
      $0.width(of: run, offset..<shapedEnd, counting: offset..<end, contentEnd: end)
    }
    return Keys(end: pen + left.advance, start: pens[after] - right.advance)
  }

  /// Measures what lies between a place and the anchor before it, when the text is broken there.
  ///
  /// - Returns: The width, and the pen at the anchor.
  private func measureBefore(
    _ index: Int,
    contentEnd: Int,
    of paragraph: Paragraph
  ) -> (width: Reshaping.Width, pen: Int64) {
    let before = Int(anchorBefore[index])
    let start = Int(offsets[before])
    let end = Int(offsets[index])
    let shapedStart = safe[before] ? start : Int(offsets[Int(anchorBefore[before])])
    let run = paragraph.runs[paragraph.runIndex(at: start)]
    let width = paragraph.reshaping {
      $0.width(of: run, shapedStart..<end, counting: start..<end, contentEnd: contentEnd)
    }
    return (width, pens[before])
  }
}
