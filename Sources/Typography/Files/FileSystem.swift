#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Reading files and folders: the one place that asks the operating system for bytes.
package enum FileSystem {
  /// The error of a call to the system: its number and what it means.
  package struct Failure: Error, Hashable, Sendable {
    /// The system's error number.
    package let code: Int32

    /// What the number means, in the system's words.
    package var reason: String { String(cString: strerror(code)) }

    /// Whether nothing stands at the path.
    package var isNotFound: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether the file holds more bytes than were allowed.
    package var isTooLarge: Bool { code == EFBIG }
  }

  /// Reads a file whole.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: The most bytes to read; a longer file fails with `EFBIG`.
  /// - Returns: Its bytes.
  /// - Throws: `Failure` with the number of the call that failed.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure(code: EISDIR) }
    guard status.st_size <= limit else { throw Failure(code: EFBIG) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    while let chunk = try nextChunk(of: descriptor) {
      bytes.append(contentsOf: chunk)
      guard bytes.count <= limit else { throw Failure(code: EFBIG) }
    }
    return bytes
  }

  /// Reads what a descriptor has ready.
  ///
  /// - Parameters:
  ///   - descriptor: An open file descriptor.
  ///   - capacity: The most bytes to read.
  /// - Returns: At least one byte, or `nil` at the end.
  /// - Throws: `Failure` with the number of the call that failed.
  package static func nextChunk(
    of descriptor: Int32,
    capacity: Int = 1 << 18
  ) throws(Failure) -> [UInt8]? {
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        #if canImport(Glibc)
        count = Glibc.read(descriptor, buffer.baseAddress, capacity)
        #else
        count = Darwin.read(descriptor, buffer.baseAddress, capacity)
        #endif
        initialized = max(0, count)
      }
      if count > 0 { return chunk }
      if count == 0 { return nil }
      let code = errno
      guard code == EINTR else { throw Failure(code: code) }
    }
  }

  /// Writes bytes to a descriptor, all of them.
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - descriptor: An open file descriptor.
  /// - Throws: `Failure` with the number of the call that failed.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #else
        Darwin.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        #endif
      }
      if count < 0 {
        let code = errno
        guard code == EINTR else { throw Failure(code: code) }
      } else {
        written += count
      }
    }
  }

  /// The paths of the files below a folder, sorted, links to folders not followed.
  ///
  /// - Parameter folder: The folder's path.
  /// - Returns: Paths that begin with `folder`.
  /// - Throws: `Failure` when the folder itself cannot be read; folders below it that cannot are
  ///   passed over.
  package static func files(below folder: String) throws(Failure) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let current = waiting.popLast() {
      guard let stream = opendir(current) else {
        if current == folder { throw Failure(code: errno) }
        continue
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard name != ".", name != ".." else { continue }
        let path = current.hasSuffix("/") ? current + name : current + "/" + name
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          waiting.append(path)
        } else if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }
}
