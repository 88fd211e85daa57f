extension BreakTable {
  /// What is known of one place, in 24 bytes; its keys are what the widths of lines there count from.
  struct Place: Sendable {
    /// The place, a UTF-8 offset in the paragraph.
    let offset: UInt32

    /// Where the white space before the place begins; the place itself if there is none.
    let contentEnd: UInt32

    /// Where the visible content of a line that ends here ends.
    var end: Int64

    /// The start in the upper 56 bits, which hold more than the longest length; the traits below.
    private var startAndTraits: Int64

    /// Makes a place whose keys are not known.
    init(offset: UInt32, contentEnd: UInt32, traits: Traits) {
      self.offset = offset
      self.contentEnd = contentEnd
      end = 0
      startAndTraits = Int64(traits.rawValue)
    }

    /// Where a line that begins after the place begins.
    var start: Int64 {
      get { startAndTraits >> 8 }
      set { startAndTraits = newValue << 8 | startAndTraits & 0xFF }
    }

    /// Facts about the place.
    var traits: Traits {
      get { Traits(rawValue: UInt8(truncatingIfNeeded: startAndTraits)) }
      set { startAndTraits = startAndTraits & ~0xFF | Int64(newValue.rawValue) }
    }
  }
}
