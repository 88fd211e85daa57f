/// Tells where lookups that look at several glyphs may apply.
///
/// Source: OpenType `GSUB` 4 to 8, `GPOS` 7 and 8; chapter 2, "Sequence Context Format" and "Chained
/// Sequence Context Format".
extension LayoutTable {
  /// The glyph that a lookup requires after the one at which it applies.
  private enum Follower {
    /// Any, or none.
    case any

    /// The glyph of this number.
    case glyph(Int)

    /// A glyph of this class, by the class definition at an offset; without one all are of class 0.
    case glyphClass(Int, definition: Int?)

    /// A glyph of the coverage table at an offset.
    case covered(Int)
  }

  /// Whether a subtable may apply at a glyph, given the next one.
  ///
  /// Looks at these two alone, so that it errs towards yes.
  ///
  /// - Parameters:
  ///   - subtable: The subtable.
  ///   - glyph: The glyph at which it would apply.
  ///   - next: The next glyph; `nil` asks whether the subtable may apply whatever follows.
  ///   - work: Is raised by the number of sequences that were looked at.
  /// - Returns: False only if the subtable cannot apply.
  /// - Complexity: O(*n*) in the sequences that begin with the glyph.
  func mayApply(
    _ subtable: Subtable,
    at glyph: UInt16,
    before next: UInt16?,
    work: inout Int
  ) -> Bool {
    work += 1
    guard let coverage = coverage(of: subtable) else { return true }
    guard let index = table.coverageIndex(of: Int(glyph), at: coverage) else { return false }
    guard let followers = followers(subtable, Int(glyph), coverageIndex: index) else { return true }
    work += followers.count
    return followers.contains { isMet($0, by: next) }
  }

  private func isMet(_ follower: Follower, by next: UInt16?) -> Bool {
    guard let next = next.map(Int.init) else {
      if case .any = follower { return true }
      return false
    }
    switch follower {
    case .any:
      return true
    case .glyph(let glyph):
      return glyph == next
    case .glyphClass(let value, let definition):
      return glyphClass(of: next, definition).map { $0 == value } ?? true
    case .covered(let coverage):
      return table.coverageIndex(of: next, at: coverage) != nil
    }
  }

  /// Whether the tables by which a subtable judges a glyph and the next one are in order, so that
  /// they read alike however they are searched.
  func isInOrder(_ subtable: Subtable) -> Bool {
    let isChain = subtable.type == chainType
    switch (isContext(subtable), table.unsigned16(at: subtable.offset)) {
    case (true, 2):
      let definitions =
        [definition(of: subtable, at: isChain ? 6 : 4)]
        + (isChain ? [definition(of: subtable, at: 8)] : [])
      return definitions.compactMap(\.self).allSatisfy(table.classesAreInOrder)
    case (true, 3):
      return isInOrder(follower(ofCoverages: subtable, isChain))
    case (false, _):
      return kind == .substitution && subtable.type == 8
        ? isInOrder(follower(ofReverse: subtable)) : true
    default:
      return true
    }
  }

  private func isInOrder(_ follower: Follower?) -> Bool {
    if case .covered(let coverage) = follower { return table.coveredGlyphs(at: coverage) != nil }
    return follower != nil
  }

  /// Where a class definition stands that a subtable names; `nil` if it names none.
  private func definition(of subtable: Subtable, at place: Int) -> Int? {
    table.unsigned16(at: subtable.offset + place).flatMap { $0 == 0 ? nil : subtable.offset + $0 }
  }

  /// What may follow a glyph for a subtable to apply there; `nil` if that is not known.
  private func followers(_ subtable: Subtable, _ glyph: Int, coverageIndex: Int) -> [Follower]? {
    let format = table.unsigned16(at: subtable.offset)
    if isContext(subtable) {
      let isChain = subtable.type == chainType
      switch format {
      case 1:
        return sequences(
          subtable,
          set: coverageIndex,
          setsAt: subtable.offset + 4,
          isChain,
          input: { .glyph($0) },
          lookahead: { .glyph($0) }
        )
      case 2:
        return classSequences(subtable, glyph, isChain)
      case 3:
        return follower(ofCoverages: subtable, isChain).map { [$0] }
      default:
        return nil
      }
    }
    guard kind == .substitution else { return nil }
    switch subtable.type {
    case 4: return ligatures(subtable, set: coverageIndex)
    case 8: return follower(ofReverse: subtable).map { [$0] }
    default: return nil
    }
  }

  /// The second components of the ligatures of one first component.
  private func ligatures(_ subtable: Subtable, set: Int) -> [Follower]? {
    offsets(in: subtable.offset, at: subtable.offset + 6 + 2 * set)?.map { ligature in
      let count = table.unsigned16(at: ligature + 2) ?? 0
      return count > 1 ? table.unsigned16(at: ligature + 4).map { .glyph($0) } ?? .any : .any
    }
  }

  /// What follows in a substitution from the end: the first glyph of its lookahead.
  private func follower(ofReverse subtable: Subtable) -> Follower? {
    guard let before = table.unsigned16(at: subtable.offset + 4) else { return nil }
    let after = subtable.offset + 6 + 2 * before
    guard let count = table.unsigned16(at: after) else { return nil }
    return count == 0 ? .any : covered(subtable, after + 2)
  }

  /// What follows in a sequence of coverage tables.
  private func follower(ofCoverages subtable: Subtable, _ isChain: Bool) -> Follower? {
    var input = subtable.offset + 2
    if isChain {
      guard let before = table.unsigned16(at: input) else { return nil }
      input += 2 + 2 * before
    }
    guard let count = table.unsigned16(at: input) else { return nil }
    let first = isChain ? input + 2 : input + 4
    if count > 1 { return covered(subtable, first + 2) }
    guard isChain else { return .any }
    let after = first + 2 * count
    guard let afterCount = table.unsigned16(at: after) else { return nil }
    return afterCount == 0 ? .any : covered(subtable, after + 2)
  }

  private func covered(_ subtable: Subtable, _ place: Int) -> Follower? {
    table.unsigned16(at: place).map { .covered(subtable.offset + $0) }
  }

  private func glyphClass(of glyph: Int, _ definition: Int?) -> Int? {
    definition.map { table.glyphClass(of: glyph, at: $0) } ?? 0
  }

  /// What follows in sequences of glyph classes.
  private func classSequences(_ subtable: Subtable, _ glyph: Int, _ isChain: Bool) -> [Follower]? {
    let input = definition(of: subtable, at: isChain ? 6 : 4)
    let lookahead = isChain ? definition(of: subtable, at: 8) : nil
    guard let value = glyphClass(of: glyph, input) else { return nil }
    return sequences(
      subtable,
      set: value,
      setsAt: subtable.offset + (isChain ? 10 : 6),
      isChain,
      input: { .glyphClass($0, definition: input) },
      lookahead: { .glyphClass($0, definition: lookahead) }
    )
  }

  /// What follows in the sequences of a set, which are stated alike in glyphs and in classes.
  private func sequences(
    _ subtable: Subtable,
    set: Int,
    setsAt sets: Int,
    _ isChain: Bool,
    input: (Int) -> Follower,
    lookahead: (Int) -> Follower
  ) -> [Follower]? {
    guard let count = table.unsigned16(at: sets) else { return nil }
    guard set < count else { return [] }
    return offsets(in: subtable.offset, at: sets + 2 + 2 * set)?.map { sequence in
      var place = sequence
      if isChain { place += 2 + 2 * (table.unsigned16(at: sequence) ?? 0) }
      let count = table.unsigned16(at: place) ?? 0
      if count > 1 {
        return table.unsigned16(at: isChain ? place + 2 : place + 4).map(input) ?? .any
      }
      guard isChain, count == 1, let after = table.unsigned16(at: place + 2), after > 0 else {
        return .any
      }
      return table.unsigned16(at: place + 4).map(lookahead) ?? .any
    }
  }

  /// The places that a set names, which stands at an offset from a start; none for an empty set.
  func offsets(in start: Int, at place: Int) -> [Int]? {
    guard let offset = table.unsigned16(at: place) else { return nil }
    guard offset > 0 else { return [] }
    let set = start + offset
    guard let count = table.unsigned16(at: set) else { return nil }
    var offsets: [Int] = []
    for index in 0..<count {
      guard let offset = table.unsigned16(at: set + 2 + 2 * index) else { return nil }
      offsets.append(set + offset)
    }
    return offsets
  }
}
