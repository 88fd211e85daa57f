internal import TextAnalysis
internal import Typography

/// The runs of a paragraph in logical order, in little memory: twelve bytes each, and what they
/// have in common once.
struct ParagraphRuns: Sendable {
  /// Where a run and its glyphs end; both begin where those of the run before end.
  private struct Entry: Sendable {
    let end: UInt32
    let glyphEnd: UInt32
    let kind: UInt32

    static let none = Entry(end: 0, glyphEnd: 0, kind: 0)
  }

  /// The first two, which is all that most paragraphs have: their text and the separator.
  private var first = Entry.none
  private var second = Entry.none

  /// The others.
  private var others: [Entry] = []

  /// The number of runs.
  let count: Int

  /// What runs have in common.
  private(set) var kinds: [RunKind]

  /// How many kinds are looked through for that of a run.
  private static let kindsToCompare = 16

  /// Packs runs that tile a paragraph and its glyphs.
  ///
  /// - Parameters:
  ///   - count: The number of runs.
  ///   - known: What the runs of another paragraph have in common; likely the same.
  ///   - run: Gives each run.
  init(count: Int, sharing known: [RunKind], _ run: (Int) -> ParagraphRun) {
    self.count = count
    kinds = known
    if count > 2 { others.reserveCapacity(count - 2) }
    var kindCount = 0
    for index in 0..<count {
      let run = run(index)
      let kind = self.index(ofKind: run, among: kindCount)
      if kind == kindCount { kindCount += 1 }
      setEntry(
        index,
        Entry(
          end: UInt32(run.end),
          glyphEnd: UInt32(run.shaped.glyphs.upperBound),
          kind: UInt32(kind)
        )
      )
    }
    if kindCount < kinds.count { kinds = Array(kinds[..<kindCount]) }
  }

  private mutating func setEntry(_ index: Int, _ entry: Entry) {
    switch index {
    case 0: first = entry
    case 1: second = entry
    default: others.append(entry)
    }
  }

  private func entry(_ index: Int) -> Entry {
    switch index {
    case 0: first
    case 1: second
    default: others[index - 2]
    }
  }

  /// The kind of a run, which is appended to those that runs have so far if it is none of them.
  private mutating func index(ofKind run: ParagraphRun, among count: Int) -> Int {
    let found = kinds.withUnsafeBufferPointer { kinds in
      let first = Swift.max(0, count - Self.kindsToCompare)
      let known = Swift.min(count + 1, kinds.count)
      return (first..<known).first { kinds[$0].holds(run) }
    }
    if let found { return found }
    kinds.removeSubrange(count...)
    kinds.append(RunKind(run))
    return count
  }

  /// The first run that ends after an offset; the count of runs if there is none.
  func index(endingAfter offset: Int) -> Int {
    if count > 0, Int(first.end) > offset { return 0 }
    if count > 1, Int(second.end) > offset { return 1 }
    return Swift.min(2, count) + others.partitioningIndex { Int($0.end) > offset }
  }

  /// Where a run begins: a UTF-8 offset in the paragraph.
  func start(of index: Int) -> Int { index > 0 ? Int(entry(index - 1).end) : 0 }

  /// The line metrics of a run: an index in the paragraph's list.
  func metrics(of index: Int) -> Int { kinds[Int(entry(index).kind)].metrics }

  /// How a run moves the pen.
  func kind(of index: Int) -> TextItem.Kind { kinds[Int(entry(index).kind)].kind }

  /// How many glyphs a run has.
  func glyphCount(of index: Int) -> Int {
    Int(entry(index).glyphEnd) - (index > 0 ? Int(entry(index - 1).glyphEnd) : 0)
  }
}

extension ParagraphRuns: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { count }

  subscript(index: Int) -> ParagraphRun {
    let before = index > 0 ? entry(index - 1) : .none
    let own = entry(index)
    return kinds[Int(own.kind)].run(
      Int(before.end)..<Int(own.end),
      glyphs: Int(before.glyphEnd)..<Int(own.glyphEnd)
    )
  }
}
