internal import Typography

/// Where bytes are read from: a file, or standard input under the name `-`.
enum ByteSource {
  /// The bytes that may stand before UTF-8 text and are no part of it.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Opens a file, or standard input.
  ///
  /// - Returns: The descriptor, which stays open until the command ends.
  /// - Throws: `Failure.notFound` if the file cannot be opened.
  static func open(_ path: String) throws(Failure) -> Int32 {
    guard path != "-" else { return 0 }
    switch Process.open(path) {
    case .success(let descriptor): return descriptor
    case .failure(let failure): throw .notFound("cannot read '\(path)': \(failure.reason)")
    }
  }

  /// Reads what a descriptor has ready; `nil` at the end.
  ///
  /// - Throws: `Failure.notFound` if it cannot be read.
  static func chunk(of descriptor: Int32, path: String, capacity: Int) throws(Failure) -> [UInt8]? {
    do {
      return try FileSystem.nextChunk(of: descriptor, capacity: capacity)
    } catch {
      throw .notFound("cannot read '\(path)': \(error.reason)")
    }
  }

  /// The most bytes of a text.
  static let textLimit = 1 << 30

  /// Reads everything.
  ///
  /// - Throws: `Failure.notFound` if it cannot be read, `.badData` if it is longer than
  ///   ``textLimit``.
  static func whole(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = try open(path)
    var bytes: [UInt8] = []
    while let chunk = try chunk(of: descriptor, path: path, capacity: 1 << 18) {
      bytes += chunk
      guard bytes.count <= textLimit else {
        throw .badData("'\(path)' is longer than \(textLimit >> 20) MB")
      }
    }
    return bytes
  }
}
