import Testing
@testable import Typography

@Suite("Where lookups for sequences may apply")
struct SequenceTests {
  /// A subtable, in numbers of 16 bits as the format orders them, and what is asked of it.
  struct Trial: CustomTestStringConvertible {
    let name: String
    let type: Int
    let numbers: [UInt16]

    /// The glyph at which the subtable would apply, the next one, and whether it may.
    let answers: [(glyph: UInt16, next: UInt16?, mayApply: Bool)]

    var testDescription: String { name }
  }

  /// Offsets are in bytes; coverage tables hold glyph 5 unless said otherwise.
  private static let trials = [
    Trial(
      name: "ligatures: 5 7 and 5 8 9",
      type: 4,
      // format, coverage, sets, set | set: two ligatures | ligatures | coverage
      numbers: [1, 28, 1, 8, 2, 6, 12, 90, 2, 7, 91, 3, 8, 9, 1, 1, 5],
      answers: [
        (5, 7, true), (5, 8, true), (5, 9, false), (5, nil, false), (6, 7, false), (7, 5, false),
      ]
    ),
    Trial(
      name: "a ligature of one component",
      type: 4,
      numbers: [1, 16, 1, 8, 1, 4, 90, 1, 1, 1, 5],
      answers: [(5, nil, true), (5, 7, true), (6, nil, false)]
    ),
    Trial(
      name: "sequences of glyphs: 5 7",
      type: 5,
      numbers: [1, 20, 1, 8, 1, 4, 2, 1, 7, 0, 1, 1, 5],
      answers: [(5, 7, true), (5, 8, false), (5, nil, false)]
    ),
    Trial(
      name: "sequences of classes: 5, then 20 to 22",
      type: 5,
      // classes 0 and 1; the set of class 1 holds one sequence whose second class is 2
      numbers: [
        2, 24, 30, 2, 0, 12, 1, 4, 2, 1, 2, 0, 1, 1, 5, 2, 2, 5, 5, 1, 20, 22, 2,
      ],
      answers: [(5, 20, true), (5, 22, true), (5, 23, false), (5, 5, false), (5, nil, false)]
    ),
    Trial(
      name: "sequences of coverages: 5, then 30",
      type: 5,
      numbers: [3, 2, 1, 14, 20, 0, 0, 1, 1, 5, 1, 1, 30],
      answers: [(5, 30, true), (5, 31, false), (5, nil, false), (30, 5, false)]
    ),
    Trial(
      name: "chained glyphs: 4, 5, then 6",
      type: 6,
      // one rule: one glyph before, one input, one glyph after
      numbers: [1, 26, 1, 8, 1, 4, 1, 4, 1, 1, 6, 0, 0, 1, 1, 5],
      answers: [(5, 6, true), (5, 7, false), (5, nil, false)]
    ),
    Trial(
      name: "chained glyphs: 4, 5 and nothing after",
      type: 6,
      numbers: [1, 26, 1, 8, 1, 4, 1, 4, 1, 0, 0, 0, 0, 1, 1, 5],
      answers: [(5, 6, true), (5, nil, true), (4, nil, false)]
    ),
    Trial(
      name: "chained classes: 5, then class 3 of the lookahead",
      type: 6,
      // no class definition before; one set for class 0; input is of class 0 without a definition
      numbers: [
        2, 30, 0, 0, 36, 1, 14, 1, 4, 0, 1, 1, 3, 0, 0, 1, 1, 5, 1, 40, 2, 3, 4,
      ],
      answers: [(5, 40, true), (5, 41, false), (5, 42, false), (5, nil, false)]
    ),
    Trial(
      name: "chained coverages: 4, 5, then 6",
      type: 6,
      numbers: [3, 1, 18, 1, 24, 1, 30, 0, 0, 1, 1, 4, 1, 1, 5, 1, 1, 6],
      answers: [(5, 6, true), (5, 4, false), (5, nil, false), (4, 6, false)]
    ),
    Trial(
      name: "chained coverages: 4, then 5, with nothing after",
      type: 6,
      numbers: [3, 1, 16, 1, 22, 0, 0, 0, 1, 1, 4, 1, 1, 5],
      answers: [(5, nil, true), (5, 9, true), (4, nil, false)]
    ),
    Trial(
      name: "a substitution from the end: 5 before 6",
      type: 8,
      numbers: [1, 14, 0, 1, 20, 1, 90, 1, 1, 5, 1, 1, 6],
      answers: [(5, 6, true), (5, 7, false), (5, nil, false)]
    ),
    Trial(
      name: "coverage in ranges",
      type: 8,
      numbers: [1, 12, 0, 0, 1, 90, 2, 2, 10, 19, 0, 30, 39, 10],
      answers: [
        (9, nil, false), (10, nil, true), (19, nil, true), (20, nil, false), (30, nil, true),
        (40, nil, false),
      ]
    ),
    Trial(
      name: "what cannot be read may apply",
      type: 6,
      numbers: [3, 1, 16, 1, 400],
      answers: [(5, nil, true), (5, 6, true)]
    ),
  ]

  @Test("a lookup begins where its first two glyphs stand", arguments: trials)
  func trial(_ trial: Trial) throws {
    try withTable(trial.numbers) { table in
      let subtable = try #require(Subtable(.substitution, type: trial.type, table, at: 0))
      for answer in trial.answers {
        let mayApply = mayApply(subtable, at: answer.glyph, before: answer.next)
        #expect(mayApply == answer.mayApply, "\(answer)")
      }
    }
  }

  private func mayApply(_ subtable: Subtable, at glyph: UInt16, before next: UInt16?) -> Bool {
    var work = 0
    defer { #expect(work > 0) }
    return subtable.mayApply(at: GlyphID(glyph), before: next.map { GlyphID($0) }, work: &work)
  }

  @Test("positions depend on sequences by the types 7 and 8")
  func positioning() throws {
    let numbers: [UInt16] = [3, 1, 18, 1, 24, 1, 30, 0, 0, 1, 1, 4, 1, 1, 5, 1, 1, 6]
    try withTable(numbers) { table in
      let subtable = try #require(Subtable(.positioning, type: 8, table, at: 0))
      #expect(mayApply(subtable, at: 5, before: 6))
      #expect(!mayApply(subtable, at: 5, before: 7))
    }
  }

  @Test(
    "sequences tell how far they reach, what they call, and whether they take glyphs of no class"
  )
  func facts() throws {
    func read(_ numbers: [UInt16], type: Int) -> GlyphSequences.Facts? {
      withTable(numbers) { table in
        guard
          case .sequences(let sequences) = Subtable(.substitution, type: type, table, at: 0)?.form
        else { return nil }
        return sequences.facts
      }
    }
    // Two glyphs before, one input, three after; calls the lookup 17 at the first.
    let glyphs: [UInt16] = [1, 36, 1, 8, 1, 4, 2, 4, 4, 1, 3, 6, 6, 6, 1, 0, 17, 0, 1, 1, 5]
    let chain = try #require(read(glyphs, type: 6))
    #expect(chain.reach == 4)
    #expect(chain.called == [17])
    #expect(!chain.hasAnyContext)
    #expect(!chain.hasAnyInput)
    // Classes: a glyph of class 2 and one of class 0 after it.
    let lookahead: [UInt16] = [2, 0, 0, 0, 0, 1, 14, 1, 4, 0, 2, 2, 1, 0, 0]
    #expect(try #require(read(lookahead, type: 6)).hasAnyContext)
    let input: [UInt16] = [2, 0, 0, 1, 10, 1, 4, 2, 1, 0, 0, 9]
    let sequence = try #require(read(input, type: 5))
    #expect(sequence.hasAnyInput)
    #expect(sequence.called == [9])
    // Coverages: three glyphs and two calls.
    let coverages: [UInt16] = [3, 3, 2, 90, 90, 90, 0, 4, 1, 6]
    let covered = try #require(read(coverages, type: 5))
    #expect(covered.reach == 3)
    #expect(covered.called == [4, 6])
    // Cut short.
    #expect(read([3, 3, 2, 90, 90, 90, 0], type: 5) == nil)
    #expect(read([1, 36, 1, 8, 9], type: 6) == nil)
  }

  @Test("class definitions that are cut or out of order are not believed")
  func classOrder() {
    let trials: [([UInt16], Bool)] = [
      ([1, 5, 2, 1, 1], true), ([1, 5, 3, 1, 1], false), ([2, 2, 5, 6, 1, 8, 9, 2], true),
      ([2, 2, 5, 8, 1, 8, 9, 2], false), ([2, 1, 9, 8, 1], false), ([2, 2, 5, 6, 1], false),
      ([3, 0], false),
    ]
    for (numbers, isInOrder) in trials {
      withTable(numbers) {
        #expect($0.classesAreInOrder(at: 0) == isInOrder, "\(numbers)")
      }
    }
  }

  @Test("glyphs of a coverage table out of order are not believed")
  func disorder() {
    for numbers: [UInt16] in [
      [1, 2, 7, 5], [1, 2, 7, 7], [2, 2, 5, 9, 0, 9, 12, 5], [2, 1, 9, 5, 0],
    ] {
      withTable(numbers) {
        #expect($0.coveredGlyphs(at: 0) == nil)
      }
    }
  }
}
