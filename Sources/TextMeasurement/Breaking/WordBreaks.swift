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

  /// For each place, the index of the last place at or before it that is safe to break at.
  private let safeBefore: [UInt32]

  /// For each place, the index of the first place at or after it that is safe to break at.
  private let safeAfter: [UInt32]

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
    var isSafe = [Bool](repeating: false, count: offsets.count)
    var next = 0
    var lastPen: Int64 = 0
    ClusterWalk(runs: paragraph.runs, glyphs: paragraph.glyphs).forEachStop { stop in
      while next < offsets.count, Int(offsets[next]) < stop.offset {
        pens[next] = lastPen
        next += 1
      }
      if next < offsets.count, Int(offsets[next]) == stop.offset {
        pens[next] = stop.pen
        isSafe[next] = isSafe[next] || stop.isSafe
      }
      lastPen = stop.pen
    }
    self.offsets = offsets
    self.pens = pens
    safeBefore = Self.nearestSafe(isSafe, offsets.indices)
    safeAfter = Self.nearestSafe(isSafe, offsets.indices.reversed())
  }

  private static func nearestSafe(
    _ isSafe: [Bool],
    _ order: some Sequence<Int>
  ) -> [UInt32] {
    var nearest = [UInt32](repeating: 0, count: isSafe.count)
    var last: UInt32?
    for index in order {
      if isSafe[index] || last == nil { last = UInt32(index) }
      nearest[index] = last ?? 0
    }
    return nearest
  }

  /// Whether a place leaves the glyphs on both sides as they are.
  func isSafe(_ index: Int) -> Bool { Int(safeBefore[index]) == index }

  /// The last safe offset at or before a place.
  func safeOffset(before index: Int) -> Int { Int(offsets[Int(safeBefore[index])]) }

  /// The first safe offset at or after a place.
  func safeOffset(after index: Int) -> Int { Int(offsets[Int(safeAfter[index])]) }

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

  private func measureKeys(at index: Int, of paragraph: Paragraph) -> Keys {
    let offset = Int(offsets[index])
    let before = Int(safeBefore[index])
    let after = Int(safeAfter[index])
    let run = paragraph.runs[paragraph.runIndex(at: Int(offsets[before]))]
    return paragraph.reshaping { reshaping in
      let left = reshaping.width(
        of: run, from: Int(offsets[before]), to: offset, contentEnd: offset)
      let right = reshaping.width(
        of: run, from: offset, to: Int(offsets[after]), contentEnd: Int(offsets[after]))
      return Keys(end: pens[before] + left.advance, start: pens[after] - right.advance)
    }
  }
}

extension Paragraph {
  /// Lends what shaping parts of the paragraph again needs.
  func reshaping<Result>(_ body: (Reshaping) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { text in
      Workspace.lend { body(Reshaping(bytes: text, style: style, shaper: $0.shaper)) }
    }
  }

  /// The breaks inside words, made once.
  var breaksInsideWords: WordBreaks {
    wordBreaks.value { Workspace.lend { WordBreaks(self, $0.analyzer) } }
  }
}
