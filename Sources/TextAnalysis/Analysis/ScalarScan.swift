/// The pass over a text that is not all ASCII: UTF-16, scripts and traits at once.
struct ScalarScan {
  /// The traits of what was scanned.
  private(set) var traits: CharacterTraits = []

  /// Whether the text opens so many brackets that ``BracketLimit`` has to look at it.
  var hasManyBrackets: Bool { itemizer.openingBrackets > BracketLimit.depth }

  private var itemizer = ScriptItemizer()
  private var markRun = 0

  /// Begins a new text.
  mutating func reset() {
    traits = []
    markRun = 0
    itemizer.reset()
  }

  /// Scans a piece of the text.
  ///
  /// - Parameters:
  ///   - text: The piece: valid UTF-8.
  ///   - start: The UTF-8 offset of the piece in the text.
  ///   - units: Receives the piece in UTF-16; room for `text.count` code units.
  ///   - table: The facts about characters.
  ///   - runs: Receives the script runs that end in the piece.
  /// - Returns: The number of code units.
  mutating func scan(
    _ text: UnsafeBufferPointer<UInt8>,
    at start: Int,
    into units: UnsafeMutablePointer<UInt16>,
    table: CharacterTable,
    runs: inout [ScriptRun]
  ) -> Int {
    var next = 0
    var count = 0
    while next < text.count {
      let offset = next
      let scalar = UTF8Scalar.value(text, at: &next)
      let facts = scalar < 0x80 ? table.ascii[Int(scalar)] : table.facts(of: scalar)
      count += UTF16Encoder.write(scalar, to: units + count)
      note(facts)
      itemizer.take(scalar, facts: facts, at: start + offset, table: table, runs: &runs)
    }
    return count
  }

  /// Ends the text at its UTF-8 length `end`.
  func finish(at end: Int, table: CharacterTable, runs: inout [ScriptRun]) {
    itemizer.finish(at: end, table: table, runs: &runs)
  }

  @inline(__always)
  private mutating func note(_ facts: ScalarFacts) {
    let found = facts.traits
    if found.isEmpty {
      markRun = 0
      return
    }
    traits.formUnion(found)
    guard found.contains(.containsMarks) else {
      markRun = 0
      return
    }
    markRun += 1
    if markRun > CharacterTraits.longestMarkRun { traits.insert(.containsLongMarkRuns) }
  }
}
