/// Glyphs that are being gathered; belongs to one thread and is used again and again.
struct GlyphBuffer: ~Copyable {
  private var storage: UnsafeMutablePointer<ShapedGlyph>
  private var capacity: Int

  /// The number of glyphs.
  private(set) var count = 0

  /// The most glyphs for which the memory is kept between texts; they take 1.3 MB.
  private static let keptCapacity = 1 << 16

  /// Makes an empty buffer.
  init() {
    capacity = 256
    storage = .allocate(capacity: capacity)
  }

  deinit {
    storage.deallocate()
  }

  /// Forgets the glyphs, and the memory of a long text.
  mutating func removeAll() {
    count = 0
    guard capacity > Self.keptCapacity else { return }
    storage.deallocate()
    capacity = 256
    storage = .allocate(capacity: capacity)
  }

  /// Forgets the last glyphs.
  mutating func removeLast(_ removed: Int) {
    count -= removed
  }

  /// Makes room for more glyphs, which `fill` must initialize all.
  @inline(__always)
  mutating func append(count added: Int, _ fill: (UnsafeMutablePointer<ShapedGlyph>) -> Void) {
    if count + added > capacity { grow(to: count + added) }
    fill(storage + count)
    count += added
  }

  /// Makes room for more glyphs, of which `fill` initializes the first and says how many; `nil`
  /// appends none.
  ///
  /// - Returns: Whether `fill` gave a number.
  @inline(__always)
  mutating func append(
    atMost added: Int,
    _ fill: (UnsafeMutablePointer<ShapedGlyph>) -> Int?
  ) -> Bool {
    if count + added > capacity { grow(to: count + added) }
    guard let filled = fill(storage + count) else { return false }
    count += filled
    return true
  }

  /// Appends some glyphs of another buffer.
  mutating func append(_ range: Range<Int>, of other: borrowing GlyphBuffer) {
    let source = other.slice(range)
    append(count: range.count) { output in
      for index in source.indices { output[index] = source[index] }
    }
  }

  /// Turns the order of the last glyphs around, from a place on.
  mutating func reverse(from first: Int) {
    var last = UnsafeMutableBufferPointer(start: storage + first, count: count - first)
    last.reverse()
  }

  private mutating func grow(to needed: Int) {
    let larger = max(needed, 2 * capacity)
    let moved = UnsafeMutablePointer<ShapedGlyph>.allocate(capacity: larger)
    moved.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = moved
    capacity = larger
  }

  /// A glyph.
  subscript(index: Int) -> ShapedGlyph {
    get { storage[index] }
    set { storage[index] = newValue }
  }

  /// Some of the glyphs, valid until the buffer changes.
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<ShapedGlyph> {
    UnsafeBufferPointer(start: storage + range.lowerBound, count: range.count)
  }

  /// The glyphs, copied.
  var array: [ShapedGlyph] { Array(slice(0..<count)) }
}
