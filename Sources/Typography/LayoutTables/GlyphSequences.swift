/// The sequences of glyphs at which a subtable applies.
///
/// They are in sets: one for each covered glyph or for each class, of the sequences that begin with
/// it. Where coverage tables state the only sequence, that is set 0.
///
/// Source: OpenType chapter 2, "Sequence Context Format" and "Chained Sequence Context Format";
/// `GSUB` 4 and 8.
struct GlyphSequences {
  /// What the numbers of a sequence are; raw values are the formats of contexts.
  enum Elements: Int {
    /// Indices of glyphs.
    case glyphs = 1

    /// Classes of glyphs.
    case classes = 2

    /// Offsets of coverage tables in the subtable.
    case coverages = 3
  }

  let elements: Elements
  let layout: GlyphSequence.Layout
  let table: TableReader

  /// Where the subtable stands in the table.
  let offset: Int

  /// Whether the sequence itself states the coverage of the glyph at which it applies.
  var statesFirst: Bool { elements == .coverages && layout != .reverseChain }

  /// The sequence that coverage tables state; `nil` if it cannot be read.
  var onlySequence: GlyphSequence? {
    GlyphSequence(table, at: offset + (statesFirst ? 2 : 4), layout, statesFirst: statesFirst)
  }

  /// The number of sets; `nil` if it cannot be read.
  var setCount: Int? { elements == .coverages ? 1 : table.unsigned16(at: sets) }

  /// The sequences of a set; `nil` if they cannot be read.
  func sequences(inSet set: Int) -> [GlyphSequence]? {
    if elements == .coverages { return onlySequence.map { [$0] } }
    guard let offsets = table.countedNumbers(at: sets) else { return nil }
    guard set < offsets.count, offsets[set] > 0 else { return [] }
    let start = offset + offsets[set]
    guard let places = table.countedNumbers(at: start) else { return nil }
    var sequences: [GlyphSequence] = []
    sequences.reserveCapacity(places.count)
    for place in places {
      guard let sequence = GlyphSequence(table, at: start + place, layout, statesFirst: false)
      else { return nil }
      sequences.append(sequence)
    }
    return sequences
  }

  private var sets: Int { offset + (elements == .glyphs ? 4 : layout == .chain ? 10 : 6) }

  /// Where the classes of inputs are defined; `nil` if all glyphs are of class 0.
  private var inputClasses: Int? { definition(at: layout == .chain ? 6 : 4) }

  /// Where the classes of glyphs after the inputs are defined; `nil` if all are of class 0.
  private var lookaheadClasses: Int? { layout == .chain ? definition(at: 8) : nil }

  private func definition(at place: Int) -> Int? {
    table.unsigned16(at: offset + place).flatMap { $0 == 0 ? nil : offset + $0 }
  }

  private func glyphClass(of glyph: GlyphID, _ definition: Int?) -> Int? {
    definition.map { table.glyphClass(of: glyph, at: $0) } ?? 0
  }
}

extension GlyphSequences {
  /// Whether a sequence may stand at a glyph, given the next one.
  ///
  /// - Parameters:
  ///   - glyph: The glyph, which the subtable covers.
  ///   - coverageIndex: Its place in the coverage table.
  ///   - next: The next glyph; `nil` asks whether a sequence may stand there whatever follows.
  ///   - work: Is raised by the number of sequences that were looked at.
  /// - Returns: False only if no sequence can stand there.
  func mayStand(
    at glyph: GlyphID,
    coverageIndex: Int,
    before next: GlyphID?,
    work: inout Int
  ) -> Bool {
    let set =
      switch elements {
      case .glyphs: Optional(coverageIndex)
      case .classes: glyphClass(of: glyph, inputClasses)
      case .coverages: Optional(0)
      }
    guard let set, let sequences = sequences(inSet: set) else { return true }
    work += sequences.count
    return sequences.contains { goesOn($0, with: next) }
  }

  private func goesOn(_ sequence: GlyphSequence, with glyph: GlyphID?) -> Bool {
    guard let number = sequence.inputs.first ?? sequence.after.first else { return true }
    guard let glyph else { return false }
    switch elements {
    case .glyphs:
      return number == Int(glyph.rawValue)
    case .classes:
      let classes = sequence.inputs.isEmpty ? lookaheadClasses : inputClasses
      return glyphClass(of: glyph, classes).map { $0 == number } ?? true
    case .coverages:
      return table.coverageIndex(of: glyph, at: offset + number) != nil
    }
  }

  /// Whether the tables by which a glyph and the next one are judged are in order, so that they
  /// read alike however they are searched.
  var areInOrder: Bool {
    switch elements {
    case .glyphs:
      return true
    case .classes:
      return [inputClasses, lookaheadClasses].compactMap(\.self)
        .allSatisfy(table.classesAreInOrder)
    case .coverages:
      guard let sequence = onlySequence else { return false }
      guard let next = sequence.inputs.first ?? sequence.after.first else { return true }
      return table.coveredGlyphs(at: offset + next) != nil
    }
  }
}
