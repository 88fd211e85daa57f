internal import Typography

/// How far the pen has come inside a placed run where each of its grapheme clusters begins.
struct RunEdges {
  /// Where the clusters begin, and last where the run ends: UTF-8 offsets in the paragraph.
  let offsets: [Int]

  /// The pen at each offset, in layout units from the edge of the run where reading begins; never
  /// falling.
  private(set) var distances: [Int64]

  private let placed: PlacedRun
  private let run: ParagraphRun

  /// Finds the edges of a run.
  ///
  /// - Parameters:
  ///   - placed: The run, with text.
  ///   - paragraph: Its paragraph.
  ///   - boundaries: The boundaries of grapheme clusters inside the run.
  /// - Complexity: O(*n*) in its glyphs.
  init(_ placed: PlacedRun, of paragraph: Paragraph, _ boundaries: ArraySlice<UInt32>) {
    self.placed = placed
    run = paragraph.runs[placed.run]
    offsets = [placed.range.lowerBound] + boundaries.map { Int($0) } + [placed.range.upperBound]
    distances = []
    distances.reserveCapacity(offsets.count)
    findDistances()
    // What justification or a tab adds stands after the last cluster.
    let length = max(0, placed.advance)
    distances = distances.prefix(offsets.count - 1) + [length]
    var last: Int64 = 0
    for index in distances.indices {
      last = min(max(last, distances[index]), length)
      distances[index] = last
    }
  }

  /// The glyphs of one cluster of the shaper, with the pen before them.
  private struct Group {
    let glyphs: ArraySlice<ShapedGlyph>

    /// In design units.
    let pen: Int64

    /// The clusters before, each of which has tracking after it.
    let clusters: Int64

    var advance: Int64 { glyphs.reduce(0) { $0 + Int64($1.advance) } }
  }

  private mutating func findDistances() {
    let isRightToLeft = run.shaped.item.level.isRightToLeft
    let glyphs = isRightToLeft ? placed.glyphs.reversed() : placed.glyphs
    var first = 0
    var pen: Int64 = 0
    var clusters: Int64 = 0
    repeat {
      let end = glyphs[first...].firstIndex { $0.cluster != glyphs[first].cluster } ?? glyphs.count
      let group = Group(glyphs: glyphs[first..<end], pen: pen, clusters: clusters)
      append(
        group,
        from: first == 0 ? placed.range.lowerBound : Int(glyphs[first].cluster),
        to: end < glyphs.count ? Int(glyphs[end].cluster) : placed.range.upperBound
      )
      pen += group.advance
      clusters += 1
      first = end
    } while first < glyphs.count
  }

  /// Appends the distances of the clusters that begin in the text of a group.
  private mutating func append(_ group: Group, from start: Int, to end: Int) {
    let from = distances.count
    let to = offsets[from...].firstIndex { $0 >= end } ?? offsets.count
    guard from < to else { return }
    let begin = run.length(group.pen, clusters: group.clusters)
    let isAtStart = offsets[from] == start
    if isAtStart { distances.append(begin) }
    let count = to - from - (isAtStart ? 1 : 0)
    guard count > 0 else { return }
    if let carets = ligatureCarets(of: group, count: count) {
      distances += carets.map { run.length(group.pen + $0, clusters: group.clusters) }
    } else {
      let length = run.length(group.pen + group.advance, clusters: group.clusters) - begin
      distances += (1...Int64(count)).map { begin + length * $0 / Int64(count + 1) }
    }
  }

  /// What the face says of the carets inside a ligature, in design units from where it is read
  /// first.
  private func ligatureCarets(of group: Group, count: Int) -> [Int64]? {
    let bases = group.glyphs.filter { $0.advance != 0 }
    guard bases.count == 1, let ligature = bases.first,
      let carets = run.shaped.item.instance.ligatureCarets(of: ligature.id, count: count)
    else { return nil }
    let places = carets.map { Int64($0) + Int64(ligature.xOffset) }
    guard run.shaped.item.level.isRightToLeft else { return places }
    return places.reversed().map { Int64(ligature.advance) - $0 }
  }
}
