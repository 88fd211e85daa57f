/// The places where the lines of a paragraph may end, with how far the pen has come there.
///
/// A line that begins after place *i* and ends at place *j* is `places[j].end - places[i].start` wide;
/// one that begins with the paragraph is `places[j].end` wide. Both, the keys of the place, hold what changes when the
/// text is broken there: glyphs are shaped again back to the last place, and on to the next, where
/// a break leaves them as they are. Lengths are layout units from the paragraph's start.
struct BreakTable: Sendable {
  /// Facts about a place.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// A line must end here.
    static let isMandatory = Traits(rawValue: 1)

    /// Glyphs on both sides change when the text is broken here.
    static let isUnsafe = Traits(rawValue: 2)

    /// A line that ends here shows a hyphen.
    static let showsHyphen = Traits(rawValue: 4)

    /// The place lies inside a word, where patterns allow a hyphen.
    static let isHyphenation = Traits(rawValue: 8)
  }

  /// The glyphs around an unsafe place that change when the text is broken there.
  struct UnsafeSpan: Sendable {
    /// The place, an index in `places`.
    var place: UInt32

    /// The last safe offset before the place.
    var safeBefore: UInt32

    /// The first safe offset after it.
    var safeAfter: UInt32

    /// The advance of the white space that a line ending here leaves hanging, if it shows no hyphen.
    var trailing: Int64
  }

  /// The places, in increasing order; the last is the paragraph's end.
  var places: [Place] = []

  /// The places but the last at which a line must end: indices in `places`.
  var mandatory: [Int32] = []

  /// The unsafe places, in order.
  var unsafeSpans: [UnsafeSpan] = []

  /// How far at most the end of a key lies below one before it; 0 if they never fall.
  var fall: Int64 = 0

  /// The width beyond which no line has ends that change the same glyphs; 0 if no place is unsafe.
  var shortWidth: Int64 = 0

  /// The widest piece between two places.
  var minimumWidth: Int64 = 0

  /// The widest line between two mandatory places.
  var idealWidth: Int64 = 0

  /// Whether there are places inside words, where patterns allow a hyphen.
  var hasHyphenation = false

  /// The unsafe span of a place.
  func unsafeSpan(at place: Int) -> UnsafeSpan? {
    guard places[place].traits.contains(.isUnsafe) else { return nil }
    let index = unsafeSpans.partitioningIndex { Int($0.place) >= place }
    return index < unsafeSpans.count ? unsafeSpans[index] : nil
  }

  /// The advance of the white space that a line ending at a place leaves hanging.
  func trailing(at place: Int) -> Int64 {
    // What is left after the last cluster is before the hyphen, so nothing hangs.
    if places[place].traits.contains(.showsHyphen) { return 0 }
    if let span = unsafeSpan(at: place) { return span.trailing }
    return max(0, places[place].start - places[place].end)
  }
}
