/// A sequence of glyphs at which a subtable applies, as the table states it.
///
/// Its numbers are indices of glyphs, classes or offsets of coverage tables.
///
/// Source: OpenType chapter 2, "Sequence Context Format" and "Chained Sequence Context Format";
/// `GSUB` `Ligature` and "Reverse chaining contextual single substitution".
struct GlyphSequence {
  /// In what order a sequence is written.
  enum Layout {
    /// The ligature, the count of components, the components after the first.
    case ligature

    /// The counts of inputs and calls, the inputs, the calls.
    case context

    /// What stands before, the inputs, what stands after, the calls, each behind its count.
    case chain

    /// What stands before and after, each behind its count.
    case reverseChain
  }

  /// What stands before the glyph at which the sequence applies, from there backwards.
  private(set) var before = TableNumbers()

  /// That glyph, where it is stated.
  private(set) var first: Int?

  /// The inputs after that glyph.
  private(set) var inputs = TableNumbers()

  /// What stands after the inputs.
  private(set) var after = TableNumbers()

  /// Two numbers for each lookup that is called: the place of an input, the index of the lookup.
  private var calls = TableNumbers()

  /// Reads a sequence; `nil` if the table ends before it does, or if it has no input.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - offset: Where the sequence stands in the table.
  ///   - layout: The order in which it is written.
  ///   - statesFirst: Whether the first input is among the others.
  init?(_ table: TableReader, at offset: Int, _ layout: Layout, statesFirst: Bool) {
    var cursor = TableCursor(table, at: offset)
    switch layout {
    case .ligature:
      guard let header = cursor.numbers(2), let inputs = cursor.numbers(header[1] - 1) else {
        return nil
      }
      self.inputs = inputs
    case .context:
      guard let counts = cursor.numbers(2) else { return nil }
      if statesFirst { first = cursor.number() }
      guard let inputs = cursor.numbers(counts[0] - 1), let calls = cursor.numbers(2 * counts[1])
      else { return nil }
      self.inputs = inputs
      self.calls = calls
    case .chain:
      guard let before = cursor.countedNumbers(), let inputCount = cursor.number() else {
        return nil
      }
      if statesFirst { first = cursor.number() }
      guard let inputs = cursor.numbers(inputCount - 1), let after = cursor.countedNumbers(),
        let callCount = cursor.number(), let calls = cursor.numbers(2 * callCount)
      else { return nil }
      self.before = before
      self.inputs = inputs
      self.after = after
      self.calls = calls
    case .reverseChain:
      guard let before = cursor.countedNumbers(), let after = cursor.countedNumbers() else {
        return nil
      }
      self.before = before
      self.after = after
    }
  }

  /// The most glyphs that are looked at, on one side of where the sequence applies.
  var reach: Int { max(before.count, 1 + inputs.count + after.count) }

  /// The lookups that are called.
  var calledLookups: some Sequence<Int> {
    stride(from: 1, to: calls.count, by: 2).lazy.map { [calls] in calls[$0] }
  }
}
