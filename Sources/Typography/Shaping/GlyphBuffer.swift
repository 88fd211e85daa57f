/// Glyphs that are being gathered; belongs to one thread and is used again and again.
struct GlyphBuffer: ~Copyable {
  private var words: UnsafeMutablePointer<PackedGlyph>
  private var capacity: Int

  /// What does not go into the words, in any order.
  private var rests: [PackedGlyph.Rest] = []

  /// The number of glyphs.
  private(set) var count = 0

  /// Bytes that the glyphs take.
  var size: Int {
    count * MemoryLayout<PackedGlyph>.stride + rests.count * MemoryLayout<PackedGlyph.Rest>.stride
  }

  /// The most glyphs for which the memory is kept between texts; they take 1.5 MB.
  private static let keptCapacity = 1 << 16

  /// Makes an empty buffer.
  init() {
    capacity = 256
    words = .allocate(capacity: capacity)
  }

  deinit {
    words.deallocate()
  }

  /// Forgets the glyphs, and the memory of a long text.
  mutating func removeAll() {
    count = 0
    if !rests.isEmpty { rests.removeAll(keepingCapacity: rests.capacity <= Self.keptCapacity) }
    guard capacity > Self.keptCapacity else { return }
    words.deallocate()
    capacity = 256
    words = .allocate(capacity: capacity)
  }

  /// Forgets the last glyphs.
  mutating func removeLast(_ removed: Int) {
    count -= removed
  }

  /// Appends a glyph.
  @inline(__always)
  mutating func append(_ glyph: ShapedGlyph) {
    if count == capacity { grow(to: count + 1) }
    (words + count).initialize(to: PackedGlyph(glyph) ?? packWithRest(glyph))
    count += 1
  }

  /// Makes room for more glyphs, of which `fill` initializes the first and says how many.
  ///
  /// None of them has a rest. `nil` appends none.
  ///
  /// - Returns: Whether `fill` gave a number.
  @inline(__always)
  mutating func append(
    atMost added: Int,
    _ fill: (UnsafeMutablePointer<PackedGlyph>) -> Int?
  ) -> Bool {
    if count + added > capacity { grow(to: count + added) }
    guard let filled = fill(words + count) else { return false }
    count += filled
    return true
  }

  /// Appends other glyphs, with clusters that much further on.
  mutating func append(_ glyphs: GlyphReader, movedBy distance: Int) {
    let added = glyphs.words.count
    if count + added > capacity { grow(to: count + added) }
    var facts: UInt64 = 0
    for index in 0..<added {
      var word = glyphs.words[index]
      facts |= word.bits
      word.bits &+= UInt64(bitPattern: Int64(distance))
      (words + count + index).initialize(to: word)
    }
    if facts & PackedGlyph.restBit != 0 {
      for index in count..<count + added where words[index].hasRest {
        rests.append(glyphs.rests[words[index].rest])
        words[index].setRest(rests.count - 1)
      }
    }
    count += added
  }

  /// Turns the order of the last glyphs around, from a place on.
  mutating func reverse(from first: Int) {
    var last = UnsafeMutableBufferPointer(start: words + first, count: count - first)
    last.reverse()
  }

  @inline(never)
  private mutating func packWithRest(_ glyph: ShapedGlyph) -> PackedGlyph {
    rests.append(PackedGlyph.Rest(glyph))
    return PackedGlyph(glyph, rest: rests.count - 1)
  }

  private mutating func grow(to needed: Int) {
    let larger = max(needed, 2 * capacity)
    let moved = UnsafeMutablePointer<PackedGlyph>.allocate(capacity: larger)
    moved.moveInitialize(from: words, count: count)
    words.deallocate()
    words = moved
    capacity = larger
  }

  /// A glyph.
  subscript(index: Int) -> ShapedGlyph {
    get {
      let word = words[index]
      return word.hasRest ? word.glyph(with: rests[word.rest]) : word.glyph
    }
    set { words[index] = PackedGlyph(newValue) ?? packWithRest(newValue) }
  }

  /// Lends some of the glyphs, as long as `body` runs.
  @inline(__always)
  func withReader<Result>(_ range: Range<Int>, _ body: (GlyphReader) -> Result) -> Result {
    rests.withUnsafeBufferPointer { rests in
      body(
        GlyphReader(
          words: UnsafeBufferPointer(start: words + range.lowerBound, count: range.count),
          rests: rests
        )
      )
    }
  }
}
