/// Reads records in chunks as they come, without waiting for more.
struct RecordReader {
  private let path: String
  private let descriptor: Int32
  private var unread: [UInt8] = []
  private var pending: [UInt8] = []
  private var line = 1
  private var isInsideQuotes = false
  private var hasEnded = false

  private var hasQuotes = false

  /// The most bytes that are asked for at once.
  private static let capacity = 1 << 16

  /// The most bytes that one record may have.
  private static let limit = 1 << 28

  /// Opens a file, or standard input under the name `-`.
  ///
  /// - Throws: `Failure.notFound` if the file cannot be opened.
  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = try ByteSource.open(path)
  }

  /// The next records; `nil` at the end.
  ///
  /// - Throws: `Failure.notFound` if they cannot be read, `.badData` if one is too long.
  mutating func next() throws(Failure) -> RecordChunk? {
    while !hasEnded || !unread.isEmpty {
      guard let read = try read() else {
        hasEnded = true
        break
      }
      guard let end = endOfLastRecord(in: read) else {
        pending += read
        guard pending.count <= Self.limit else {
          throw .badData("line \(line) is longer than \(Self.limit >> 20) MB")
        }
        continue
      }
      let bytes = pending + read[..<end]
      pending = Array(read[end...])
      return chunk(bytes)
    }
    guard !pending.isEmpty else { return nil }
    defer { pending = [] }
    return chunk(pending)
  }

  /// Begins to respect quotes, which hide the ends of lines in CSV.
  ///
  /// What was read before is looked at again.
  ///
  /// - Parameter chunk: The chunk that was read last, which is taken back.
  mutating func respectQuotes(from chunk: RecordChunk) {
    hasQuotes = true
    line = chunk.firstLine
    let read = chunk.bytes + pending
    pending = []
    unread = read
  }

  private mutating func read() throws(Failure) -> [UInt8]? {
    guard unread.isEmpty else {
      defer { unread = [] }
      return unread
    }
    return try ByteSource.chunk(of: descriptor, path: path, capacity: Self.capacity)
  }

  private mutating func chunk(_ bytes: [UInt8]) -> RecordChunk {
    var bytes = bytes
    if line == 1, bytes.starts(with: ByteSource.byteOrderMark) { bytes.removeFirst(3) }
    defer { line += bytes.count { $0 == 0x0A } }
    return RecordChunk(bytes: bytes, firstLine: line)
  }

  /// Past the last record that ends in bytes that were just read; `nil` if none does.
  private mutating func endOfLastRecord(in bytes: [UInt8]) -> Int? {
    guard hasQuotes else { return bytes.lastIndex(of: 0x0A).map { $0 + 1 } }
    var end: Int?
    for place in bytes.indices {
      if bytes[place] == 0x22 { isInsideQuotes.toggle() }
      if bytes[place] == 0x0A, !isInsideQuotes { end = place + 1 }
    }
    return end
  }
}
