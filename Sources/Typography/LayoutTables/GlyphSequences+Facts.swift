extension GlyphSequences {
  /// What sequences have in common.
  struct Facts {
    /// The lookups that they call.
    var called: Set<UInt32> = []

    /// The most glyphs that one looks at, on one side of where it applies.
    var reach = 1

    /// Whether one changes a glyph of class 0, which are those that no class names.
    var hasAnyInput = false

    /// Whether one looks at a glyph of class 0.
    var hasAnyContext = false
  }

  /// The most sequences that are read.
  private static let limit = 1 << 14

  /// What the sequences have in common; `nil` if they cannot be read or are too many.
  ///
  /// - Complexity: O(*n*) in the bytes of the sequences.
  var facts: Facts? {
    guard let setCount else { return nil }
    var facts = Facts()
    var remaining = Self.limit
    for set in 0..<setCount {
      guard let sequences = sequences(inSet: set) else { return nil }
      remaining -= sequences.count
      guard remaining >= 0 else { return nil }
      for sequence in sequences {
        facts.reach = max(facts.reach, sequence.reach)
        for index in sequence.calledLookups { facts.called.insert(UInt32(index)) }
        guard elements == .classes else { continue }
        if sequence.inputs.contains(0) { facts.hasAnyInput = true }
        if sequence.before.contains(0) || sequence.after.contains(0) { facts.hasAnyContext = true }
      }
    }
    return facts
  }
}
