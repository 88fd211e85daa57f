/// The glyphs of words that were shaped before, bounded in bytes.
///
/// When it is full it keeps no more words until it is emptied, which costs one shaping of the words
/// still in use.
struct WordCache: ~Copyable {
  /// The longest word that is kept, in UTF-8 bytes.
  static let longestWord = 128

  /// The most bytes that texts and glyphs of a cache take.
  static let sizeLimit = 24 << 20

  private struct Entry {
    var hash: UInt64
    var plan: UInt32
    var text: UInt32
    var textCount: UInt16
    var glyphCount: UInt16
    var glyphs: UInt32
  }

  /// Slots of an open-addressing table: an index in `entries` plus one, or 0.
  private var slots: [UInt32] = []
  private var entries: [Entry] = []
  private var texts: [UInt8] = []
  private var glyphs = GlyphBuffer()

  /// Bytes that the cache takes.
  var size: Int {
    slots.count * 4 + entries.count * MemoryLayout<Entry>.stride + texts.count
      + glyphs.size
  }

  /// Empties the cache if it is full; numbers that ``find(_:hash:plan:)`` gave are void then.
  mutating func makeRoom() {
    if size > Self.sizeLimit { removeAll() }
  }

  /// Finds a word.
  ///
  /// - Parameters:
  ///   - word: The word's bytes.
  ///   - hash: Its hash, from ``hash(_:plan:)``.
  ///   - plan: The plan it was shaped with.
  /// - Returns: A number for ``append(_:at:to:)``, valid until the cache is emptied; `nil` if the
  ///   cache does not have the word.
  func find(_ word: UnsafeBufferPointer<UInt8>, hash: UInt64, plan: UInt32) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, entries[index].plan == plan,
        Int(entries[index].textCount) == word.count, isEqual(word, entries[index])
      {
        return index
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Appends the glyphs of a word that was found.
  ///
  /// - Parameters:
  ///   - index: The word's number.
  ///   - offset: Where the word begins in its paragraph.
  ///   - output: The glyphs are appended, with clusters moved to the paragraph.
  func append(_ index: Int, at offset: UInt32, to output: inout GlyphBuffer) {
    let first = Int(entries[index].glyphs)
    let count = Int(entries[index].glyphCount)
    glyphs.withReader(first..<first + count) { output.append($0, movedBy: Int(offset)) }
  }

  private func isEqual(_ word: UnsafeBufferPointer<UInt8>, _ entry: Entry) -> Bool {
    texts.withUnsafeBufferPointer { texts in
      let first = Int(entry.text)
      for index in 0..<word.count where word[index] != texts[first + index] { return false }
      return true
    }
  }

  /// Keeps the glyphs of a word.
  ///
  /// - Parameters:
  ///   - word: The word's bytes, at most ``longestWord``.
  ///   - hash: Its hash.
  ///   - plan: The plan it was shaped with.
  ///   - offset: Where the word begins in its paragraph.
  ///   - shaped: Its glyphs, with clusters in the paragraph.
  mutating func insert(
    _ word: UnsafeBufferPointer<UInt8>,
    hash: UInt64,
    plan: UInt32,
    at offset: UInt32,
    _ shaped: GlyphReader
  ) {
    guard shaped.count <= UInt16.max, size <= Self.sizeLimit else { return }
    if (entries.count + 1) * 2 > slots.count { grow() }
    entries.append(
      Entry(
        hash: hash,
        plan: plan,
        text: UInt32(texts.count),
        textCount: UInt16(word.count),
        glyphCount: UInt16(shaped.count),
        glyphs: UInt32(glyphs.count)
      )
    )
    texts.append(contentsOf: word)
    glyphs.append(shaped, movedBy: -Int(offset))
    place(entries.count - 1)
  }

  /// Forgets every word.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    glyphs.removeAll()
    for slot in slots.indices { slots[slot] = 0 }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: max(256, slots.count * 2))
    for index in entries.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entries[index].hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(index + 1)
  }

  /// The hash of a word under a plan, eight bytes a step.
  static func hash(_ word: UnsafeBufferPointer<UInt8>, plan: UInt32) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (UInt64(plan) ^ UInt64(word.count) << 32) &* factor
    func mix(_ value: UInt64) {
      hash = (hash ^ value) &* factor
      hash ^= hash >> 29
    }
    let bytes = UnsafeRawBufferPointer(word)
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    mix(rest)
    return hash ^ hash >> 32
  }
}
