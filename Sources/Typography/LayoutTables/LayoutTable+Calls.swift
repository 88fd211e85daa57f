/// Tells what sequences the subtables of lookups look at, and which lookups they call.
///
/// Source: OpenType chapter 2, "Sequence Context Format" and "Chained Sequence Context Format".
extension LayoutTable {
  /// What the sequences of a subtable have in common.
  struct Sequences {
    /// The lookups that they call.
    var called: Set<UInt32> = []

    /// The most glyphs that one looks at, on one side of where it applies.
    var reach = 1

    /// Whether one changes a glyph of class 0, which are those that no class names.
    var hasAnyInput = false

    /// Whether one looks at a glyph of class 0.
    var hasAnyContext = false
  }

  /// The most sequences of a subtable that are read.
  private static let sequenceLimit = 1 << 14

  /// What the sequences of a subtable have in common; `nil` if they cannot be read or are too many.
  func sequences(of subtable: Subtable) -> Sequences? {
    var sequences = Sequences()
    var isReadable = true
    if isContext(subtable) {
      switch table.unsigned16(at: subtable.offset) {
      case 1:
        isReadable = read(subtable, setsAt: 4, hasClasses: false, into: &sequences)
      case 2:
        isReadable = read(
          subtable,
          setsAt: subtable.type == chainType ? 10 : 6,
          hasClasses: true,
          into: &sequences
        )
      case 3:
        isReadable = readCoverages(subtable, into: &sequences)
      default:
        return nil
      }
    } else if kind == .substitution, subtable.type == 4 {
      isReadable = readLigatures(subtable, into: &sequences)
    } else if kind == .substitution, subtable.type == 8 {
      guard let before = table.unsigned16(at: subtable.offset + 4),
        let after = table.unsigned16(at: subtable.offset + 6 + 2 * before)
      else { return nil }
      sequences.reach = max(before, after) + 1
    }
    return isReadable ? sequences : nil
  }

  private func readLigatures(_ subtable: Subtable, into sequences: inout Sequences) -> Bool {
    forEachRule(of: subtable, setsAt: 4) { ligature in
      guard let count = table.unsigned16(at: ligature + 2) else { return false }
      sequences.reach = max(sequences.reach, count)
      return true
    }
  }

  /// Reads sequences that are stated in glyphs or in classes.
  private func read(
    _ subtable: Subtable,
    setsAt sets: Int,
    hasClasses: Bool,
    into sequences: inout Sequences
  ) -> Bool {
    let isChain = subtable.type == chainType
    return forEachRule(of: subtable, setsAt: sets) { rule in
      var place = rule
      var beforeCount = 0
      if isChain {
        guard let count = table.unsigned16(at: place) else { return false }
        beforeCount = count
        if hasClasses, hasZero(place + 2, count) { sequences.hasAnyContext = true }
        place += 2 + 2 * count
      }
      guard let inputCount = table.unsigned16(at: place) else { return false }
      let others = max(0, inputCount - 1)
      let callCount = isChain ? nil : table.unsigned16(at: place + 2)
      place += isChain ? 2 : 4
      if hasClasses, hasZero(place, others) { sequences.hasAnyInput = true }
      place += 2 * others
      var afterCount = 0
      if isChain {
        guard let count = table.unsigned16(at: place) else { return false }
        afterCount = count
        if hasClasses, hasZero(place + 2, count) { sequences.hasAnyContext = true }
        place += 2 + 2 * count
      }
      sequences.reach = max(sequences.reach, beforeCount, inputCount + afterCount)
      guard let calls = callCount ?? table.unsigned16(at: place) else { return false }
      return readCalls(isChain ? place + 2 : place, calls, into: &sequences)
    }
  }

  /// Reads a sequence that is stated in coverage tables.
  private func readCoverages(_ subtable: Subtable, into sequences: inout Sequences) -> Bool {
    guard subtable.type == chainType else {
      guard let count = table.unsigned16(at: subtable.offset + 2),
        let calls = table.unsigned16(at: subtable.offset + 4)
      else { return false }
      sequences.reach = count
      return readCalls(subtable.offset + 6 + 2 * count, calls, into: &sequences)
    }
    var place = subtable.offset + 2
    var counts: [Int] = []
    for _ in 0..<3 {
      guard let count = table.unsigned16(at: place) else { return false }
      counts.append(count)
      place += 2 + 2 * count
    }
    sequences.reach = max(counts[0], counts[1] + counts[2])
    guard let calls = table.unsigned16(at: place) else { return false }
    return readCalls(place + 2, calls, into: &sequences)
  }

  private func readCalls(_ place: Int, _ count: Int, into sequences: inout Sequences) -> Bool {
    for index in 0..<count {
      guard let called = table.unsigned16(at: place + 4 * index + 2) else { return false }
      sequences.called.insert(UInt32(called))
    }
    return true
  }

  /// Whether one of the numbers at a place is 0.
  private func hasZero(_ place: Int, _ count: Int) -> Bool {
    (0..<count).contains { table.unsigned16(at: place + 2 * $0) == 0 }
  }

  /// Visits the rules of all sets of a subtable until one cannot be read.
  ///
  /// - Returns: Whether all could be read.
  private func forEachRule(of subtable: Subtable, setsAt sets: Int, _ visit: (Int) -> Bool) -> Bool
  {
    guard let count = table.unsigned16(at: subtable.offset + sets) else { return false }
    var remaining = Self.sequenceLimit
    for index in 0..<count {
      guard let rules = offsets(in: subtable.offset, at: subtable.offset + sets + 2 + 2 * index)
      else {
        return false
      }
      remaining -= rules.count
      guard remaining >= 0, rules.allSatisfy(visit) else { return false }
    }
    return true
  }
}
