/// The places where the lines of a paragraph may end, with how far the pen has come there.
///
/// A line that begins after place *i* and ends at place *j* is `places[j].end - start(of: i)` wide;
/// one that begins with the paragraph is `places[j].end` wide. Both, the keys of a place, hold what
/// changes when the text is broken there: glyphs are shaped again back to the last place, and on to
/// the next, where a break leaves them as they are. Lengths are layout units from the paragraph's
/// start.
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

    /// How many bits there are, and all of them.
    static let bitCount = 4
    static let all: UInt8 = 1 << bitCount - 1
  }

  /// The glyphs around an unsafe place that change when the text is broken there.
  struct UnsafeSpan: Sendable {
    /// The place, an index in `places`.
    var place: UInt32

    /// The last safe offset before the place.
    var safeBefore: UInt32

    /// The first safe offset after it.
    var safeAfter: UInt32

    /// The advance of the white space that a line ending here leaves hanging, if it shows no
    /// hyphen.
    var trailing: Int64
  }

  /// The places, in increasing order; the last is the paragraph's end.
  var places: [Place] = []

  /// Where much white space before places begins, by the index of the place, in order.
  private var farContentEnds: [(place: Int, contentEnd: UInt32)] = []

  /// The starts that lie far from the end, by the index of the place, in order.
  private var farStarts: [(place: Int, start: Int64)] = []

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

  /// Appends a place whose keys are not known.
  @inline(__always)
  mutating func append(offset: Int, contentEnd: Int, traits: Traits) {
    let place = Place(offset: UInt32(offset), contentEnd: UInt32(contentEnd), traits: traits)
    if place.nearContentEnd == nil { keepContentEnd(UInt32(contentEnd)) }
    places.append(place)
  }

  private mutating func keepContentEnd(_ contentEnd: UInt32) {
    farContentEnds.append((places.count, contentEnd))
  }

  /// Sets the keys of a place, once, those of places in order.
  @inline(__always)
  mutating func setKeys(of place: Int, end: Int64, start: Int64) {
    if !places[place].setKeys(end: end, start: start) { keepStart(start, of: place) }
  }

  private mutating func keepStart(_ start: Int64, of place: Int) {
    farStarts.append((place, start))
  }

  /// Where the white space before a place begins, a UTF-8 offset; the place itself if there is
  /// none.
  @inline(__always)
  func contentEnd(of place: Int) -> Int {
    places[place].nearContentEnd.map { Int($0) } ?? farContentEnd(of: place)
  }

  private func farContentEnd(of place: Int) -> Int {
    Int(farContentEnds[farContentEnds.partitioningIndex { $0.place >= place }].contentEnd)
  }

  /// Whether every line begins near the end of the place before it.
  var startsAreNear: Bool { farStarts.isEmpty }

  /// Where a line that begins after a place begins.
  @inline(__always)
  func start(of place: Int) -> Int64 { places[place].nearStart ?? farStart(of: place) }

  private func farStart(of place: Int) -> Int64 {
    farStarts[farStarts.partitioningIndex { $0.place >= place }].start
  }

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
    return max(0, start(of: place) - places[place].end)
  }
}
