extension BreakTable {
  /// What is known of one place, in 16 bytes; its keys are what the widths of lines there count
  /// from.
  ///
  /// What does not go into these is kept beside the places: see ``BreakTable/contentEnd(of:)`` and
  /// ``BreakTable/start(of:)``.
  struct Place: Sendable {
    /// The place, a UTF-8 offset in the paragraph.
    let offset: UInt32

    /// From the end to the start, if the start is near.
    private var gap: Int32

    /// The end in the upper 55 bits, which hold more than twice the longest length; five bits of
    /// the bytes of white space; the traits.
    private var endAndFacts: Int64

    private static let spaceShift = Int64(Traits.bitCount)
    private static let endShift = spaceShift + 5
    private static let mostSpace: Int64 = 1 << 5 - 1
    private static let factMask: Int64 = 1 << endShift - 1

    /// Stands for a start that is not near.
    private static let far = Int32.min

    /// Makes a place whose keys are not known.
    ///
    /// - Parameters:
    ///   - offset: The place.
    ///   - contentEnd: Where the white space before it begins.
    ///   - traits: Facts about it.
    init(offset: UInt32, contentEnd: UInt32, traits: Traits) {
      self.offset = offset
      gap = 0
      let space = min(Int64(offset - contentEnd), Self.mostSpace)
      endAndFacts = space << Self.spaceShift | Int64(traits.rawValue)
    }

    /// Where the visible content of a line that ends here ends.
    var end: Int64 {
      @inline(__always) get { endAndFacts >> Self.endShift }
      set { endAndFacts = newValue << Self.endShift | endAndFacts & Self.factMask }
    }

    /// What ends are searched by: not above ``sortKey(ofReach:)`` if the end is within that reach.
    var sortKey: Int64 {
      @inline(__always) get { endAndFacts }
    }

    /// The greatest key of places whose ends are within a reach, at most twice the longest length.
    @inline(__always)
    static func sortKey(ofReach reach: Int64) -> Int64 {
      reach << endShift | factMask
    }

    /// Facts about the place.
    var traits: Traits {
      get { Traits(rawValue: UInt8(truncatingIfNeeded: endAndFacts) & Traits.all) }
      set { endAndFacts = endAndFacts & ~Int64(Traits.all) | Int64(newValue.rawValue) }
    }

    /// Where the white space before the place begins, if it is near; the place itself if there is
    /// none.
    var nearContentEnd: UInt32? {
      let space = (endAndFacts & Self.factMask) >> Self.spaceShift
      return space < Self.mostSpace ? offset - UInt32(space) : nil
    }

    /// Where a line that begins after the place begins, if that is near its end.
    var nearStart: Int64? {
      @inline(__always) get { gap == Self.far ? nil : end + Int64(gap) }
    }

    /// Where a line that begins after the place begins, in a table whose starts are all near.
    var nearbyStart: Int64 {
      @inline(__always) get { end + Int64(gap) }
    }

    /// Sets both keys.
    ///
    /// - Returns: Whether the start is near the end, and is kept here.
    mutating func setKeys(end: Int64, start: Int64) -> Bool {
      self.end = end
      let near = Int32(exactly: start - end)
      gap = near ?? Self.far
      return gap != Self.far
    }
  }
}
