internal import Synchronization

/// The bytes of a font file, possibly a collection of faces; immutable and shared by threads.
public final class FontData: Sendable {
  /// The most bytes that a font file may have.
  public static let sizeLimit = 512 << 20

  /// Where the bytes come from.
  public let origin: FontOrigin

  /// The bytes, valid as long as this object.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  private let ownsBytes: Bool
  private let digest: Mutex<String?>

  /// Takes bytes that live as long as the program.
  init(embedded bytes: UnsafeRawBufferPointer, name: String, digest: String) {
    origin = .embedded(name: name)
    self.bytes = bytes
    ownsBytes = false
    self.digest = Mutex(digest)
  }

  private init(copying source: [UInt8], origin: FontOrigin, digest: String?) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
    copy.copyBytes(from: source)
    self.origin = origin
    bytes = UnsafeRawBufferPointer(copy)
    ownsBytes = true
    self.digest = Mutex(digest)
  }

  deinit {
    if ownsBytes { bytes.deallocate() }
  }

  /// Takes the bytes of a font file that a program has read.
  ///
  /// WOFF and WOFF2 files are decoded.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What errors and answers call it.
  /// - Throws: `FontError.empty`, `.tooLarge`, `.unrecognized` or `.damaged`.
  public convenience init(_ bytes: [UInt8], name: String) throws(FontError) {
    try self.init(checking: bytes, origin: .memory(name: name))
  }

  /// Reads a font file whole.
  ///
  /// WOFF and WOFF2 files are decoded.
  ///
  /// - Parameter path: The file's path.
  /// - Throws: `FontError.notFound` or `.unreadable` when the file cannot be read; `.empty`,
  ///   `.tooLarge`, `.unrecognized` or `.damaged` when its bytes are no font.
  public convenience init(contentsOf path: String) throws(FontError) {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, limit: Self.sizeLimit)
    } catch {
      if error.isNotFound { throw .notFound(file: path) }
      if error.isTooLarge { throw .tooLarge(file: path, limit: Self.sizeLimit) }
      throw .unreadable(file: path, reason: error.reason)
    }
    try self.init(checking: bytes, origin: .file(path: path))
  }

  private convenience init(checking bytes: [UInt8], origin: FontOrigin) throws(FontError) {
    let name = origin.description
    guard !bytes.isEmpty else { throw .empty(file: name) }
    guard bytes.count <= Self.sizeLimit else {
      throw .tooLarge(file: name, limit: Self.sizeLimit)
    }
    guard let decoded = try FreeTypeLibrary().decodedWebFont(bytes, name: name) else {
      self.init(copying: bytes, origin: origin, digest: nil)
      return
    }
    self.init(copying: decoded, origin: origin, digest: MessageDigest.sha256(of: bytes))
  }

  /// The SHA-256 of the file as it was given, in 64 lower-case hexadecimal digits.
  ///
  /// - Complexity: O(*n*) in the bytes, once.
  public var sha256: String {
    digest.withLock { known in
      if let known { return known }
      let computed = bytes.withMemoryRebound(to: UInt8.self) { MessageDigest.sha256(of: $0) }
      known = computed
      return computed
    }
  }
}

extension FontData {
  /// Gives the bytes of the font file, decoded if it was a WOFF or WOFF2 file.
  ///
  /// - Parameter body: Reads the bytes, which are valid only as long as this object.
  /// - Returns: What `body` gives.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(bytes)
  }
}
