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

  /// Facts about each place.
  private let traits: [Traits]

  /// Facts about a place.
  private struct Traits: OptionSet {
    let rawValue: UInt8

    /// A cluster of the shaper begins here.
    static let isStop = Traits(rawValue: 1)

    /// A break here leaves the glyphs on both sides as they are.
    static let isSafe = Traits(rawValue: 2)
  }

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
    var traits = [Traits](repeating: [], count: offsets.count)
    var next = 0
    var lastPen: Int64 = 0
    ClusterWalk(runs: paragraph.runs, glyphs: paragraph.glyphs).forEachStop { stop in
      while next < offsets.count, Int(offsets[next]) < stop.offset {
        pens[next] = lastPen
        next += 1
      }
      let pen = stop.pen
      if next < offsets.count, Int(offsets[next]) == stop.offset {
        pens[next] = pen
        traits[next].formUnion(stop.isSafe ? [.isStop, .isSafe] : .isStop)
      }
      lastPen = pen
    }
    self.offsets = offsets
    self.pens = pens
    self.traits = traits
  }

  /// Whether a place leaves the glyphs on both sides as they are.
  func isSafe(_ index: Int) -> Bool { traits[index].contains(.isSafe) }

  /// The last offset before a place up to which a break there changes no glyph.
  func safeOffset(before index: Int) -> Int { Int(offsets[anchor(index, step: -1).counted]) }

  /// The first offset after a place from which on a break there changes no glyph.
  func safeOffset(after index: Int) -> Int { Int(offsets[anchor(index, step: 1).counted]) }

  /// The place that is counted from or to, and the one that is shaped from or to, for a break at a
  /// place.
  ///
  /// The next safe place is both. In a long stretch without any, stops a spacing and two spacings
  /// away serve; see ``Anchor``.
  ///
  /// - Parameters:
  ///   - index: The place of the break.
  ///   - step: -1 for what lies before it, 1 for what lies after.
  /// - Returns: Indices of places.
  private func anchor(_ index: Int, step: Int) -> (counted: Int, shaped: Int) {
    var counted: Int?
    var place = index
    while !isSafe(place), offsets.indices.contains(place + step) {
      place += step
      guard traits[place].contains(.isStop), !isSafe(place) else { continue }
      if let counted, abs(place - counted) >= Anchor.spacing { return (counted, place) }
      if counted == nil, abs(place - index) >= Anchor.spacing { counted = place }
    }
    return (counted ?? place, place)
  }

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
  /// - Returns: Both, counted like ``pens``.
  func ends(at index: Int, content: Int, of paragraph: Paragraph) -> Reshaping.Width {
    if isSafe(index) { return Reshaping.Width(advance: pens[index], content: pens[content]) }
    let (left, pen) = measureBefore(index, contentEnd: Int(offsets[content]), of: paragraph)
    return Reshaping.Width(advance: pen + left.advance, content: pen + left.content)
  }

  private func measureKeys(at index: Int, of paragraph: Paragraph) -> Keys {
    let offset = Int(offsets[index])
    let (left, pen) = measureBefore(index, contentEnd: offset, of: paragraph)
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
    return Keys(end: pen + left.advance, start: pens[after.counted] - right.advance)
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
