import Testing
@testable import Typography

@Suite("Where lookups of a plan may apply")
struct LookupStartsTests {
  /// When a lookup may apply at a glyph.
  enum Start: Hashable {
    case never
    case always

    /// Before these glyphs, of 1 to 9.
    case before(Set<UInt16>)
  }

  /// A lookup that stands alone in its table, and what it means for glyph 5.
  struct Trial: CustomTestStringConvertible {
    let name: String
    let kind: LayoutTable.Kind
    let lookup: WrittenLookup
    let start: Start
    let looksAtNext: Bool

    var testDescription: String { name }
  }

  /// Format, coverage, sets, set; one ligature, of 5 and 7; coverage of 5.
  private static let ligature: [UInt16] = [1, 18, 1, 8, 1, 4, 90, 2, 7, 1, 1, 5]

  /// Format, coverage, value formats, one set without pairs; coverage of 5; the set.
  private static func pairs(secondValue: UInt16) -> [UInt16] {
    [1, 12, 4, secondValue, 1, 18, 1, 1, 5, 0]
  }

  private static let trials = [
    Trial(
      name: "a substitution of single glyphs",
      kind: .substitution,
      lookup: WrittenLookup(type: 1, subtables: [[1, 6, 1, 1, 1, 5]]),
      start: .always,
      looksAtNext: false
    ),
    Trial(
      name: "a substitution of another glyph",
      kind: .substitution,
      lookup: WrittenLookup(type: 1, subtables: [[1, 6, 1, 1, 1, 4]]),
      start: .never,
      looksAtNext: false
    ),
    Trial(
      name: "a ligature",
      kind: .substitution,
      lookup: WrittenLookup(type: 4, subtables: [ligature]),
      start: .before([7]),
      looksAtNext: true
    ),
    Trial(
      name: "a ligature that passes over marks",
      kind: .substitution,
      lookup: WrittenLookup(type: 4, flags: 8, subtables: [ligature]),
      start: .before([7]),
      looksAtNext: true
    ),
    Trial(
      name: "a ligature that passes over base glyphs",
      kind: .substitution,
      lookup: WrittenLookup(type: 4, flags: 2, subtables: [ligature]),
      start: .always,
      looksAtNext: false
    ),
    Trial(
      name: "a ligature elsewhere in the table",
      kind: .substitution,
      lookup: WrittenLookup(type: 7, subtables: [[1, 4, 0, 8] + ligature]),
      start: .before([7]),
      looksAtNext: true
    ),
    Trial(
      name: "two subtables: a ligature, and a sequence of 5 and then 8",
      kind: .substitution,
      lookup: WrittenLookup(
        type: 7,
        subtables: [
          [1, 4, 0, 8] + ligature, [1, 5, 0, 8] + [3, 2, 0, 10, 16, 1, 1, 5, 1, 1, 8],
        ]
      ),
      start: .before([7, 8]),
      looksAtNext: true
    ),
    Trial(
      name: "a movement of single glyphs",
      kind: .positioning,
      lookup: WrittenLookup(type: 1, subtables: [[1, 8, 4, 10, 1, 1, 5]]),
      start: .never,
      looksAtNext: false
    ),
    Trial(
      name: "kerning of the first glyph",
      kind: .positioning,
      lookup: WrittenLookup(type: 2, subtables: [pairs(secondValue: 0)]),
      start: .never,
      looksAtNext: true
    ),
    Trial(
      name: "kerning of both glyphs",
      kind: .positioning,
      lookup: WrittenLookup(type: 2, subtables: [pairs(secondValue: 4)]),
      start: .always,
      looksAtNext: false
    ),
    Trial(
      name: "kerning across base glyphs",
      kind: .positioning,
      lookup: WrittenLookup(type: 2, flags: 2, subtables: [pairs(secondValue: 0)]),
      start: .always,
      looksAtNext: false
    ),
    Trial(
      name: "a cursive connection",
      kind: .positioning,
      lookup: WrittenLookup(type: 3, subtables: [[1, 10, 1, 0, 0, 1, 1, 5]]),
      start: .always,
      looksAtNext: false
    ),
  ]

  @Test("a lookup is known by the glyphs at which it may apply", arguments: trials)
  func trial(_ trial: Trial) throws {
    try withStarts(trial.kind, [trial.lookup], own: [0]) {
      let starts = try #require($0)
      #expect(start(of: GlyphID(5), starts) == trial.start)
      #expect(starts.looksAtNext(GlyphID(5)) == trial.looksAtNext)
      #expect(start(of: GlyphID(65_535), starts) == .never)
      #expect(!starts.looksAtNext(GlyphID(65_535)))
    }
  }

  @Test("lookups that only others call do not count")
  func called() throws {
    let lookups = [
      WrittenLookup(type: 1, subtables: [[1, 6, 1, 1, 1, 5]]),
      WrittenLookup(type: 4, subtables: [Self.ligature]),
    ]
    try withStarts(.substitution, lookups, own: [1]) {
      let starts = try #require($0)
      #expect(start(of: GlyphID(5), starts) == .before([7]))
    }
  }

  @Test("work counts subtables and sequences, of the glyphs that begin one")
  func work() throws {
    let lookup = WrittenLookup(type: 4, subtables: [Self.ligature])
    try withStarts(.substitution, [lookup], own: [0]) {
      let starts = try #require($0)
      var work = 0
      _ = starts.mayApply(at: GlyphID(6), before: nil, work: &work)
      #expect(work == 0)
      _ = starts.mayApply(at: GlyphID(5), before: nil, work: &work)
      #expect(work == 2)
    }
  }

  @Test(
    "lookups that cannot be read leave nothing known",
    arguments: [
      // An unknown type, coverage out of order, coverage in no format, classes out of order.
      WrittenLookup(type: 9, subtables: [[1, 6, 1, 1, 1, 5]]),
      WrittenLookup(type: 1, subtables: [[1, 6, 1, 1, 2, 5, 4]]),
      WrittenLookup(type: 1, subtables: [[1, 6, 1, 3, 1, 5]]),
      WrittenLookup(type: 5, subtables: [[2, 8, 14, 0, 1, 1, 5, 2, 2, 8, 9, 1, 5, 6, 1]]),
    ]
  )
  func unreadable(lookup: WrittenLookup) {
    withStarts(.substitution, [lookup], own: [0]) { #expect($0 == nil) }
  }

  private func withStarts(
    _ kind: LayoutTable.Kind,
    _ lookups: [WrittenLookup],
    own: [UInt32],
    _ check: (LookupStarts?) throws -> Void
  ) rethrows {
    try withTable(layoutTable(lookups)) { table in
      let layout = LayoutTable(kind, table)
      try check(
        LookupStarts([
          PlanLookups(layout: layout, own: own, called: [], reach: 2, skipsLetters: false)
        ])
      )
    }
  }

  private func start(of glyph: GlyphID, _ starts: LookupStarts) -> Start {
    var work = 0
    if starts.mayApply(at: glyph, before: nil, work: &work) { return .always }
    let next = (1...9).filter {
      starts.mayApply(at: glyph, before: GlyphID($0), work: &work)
    }
    return next.isEmpty ? .never : .before(Set(next))
  }
}
