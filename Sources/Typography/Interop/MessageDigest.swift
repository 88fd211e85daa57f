internal import CMessageDigest

/// Digests of bytes.
enum MessageDigest {
  /// The SHA-256 of bytes, in 64 lower-case hexadecimal digits.
  ///
  /// Wraps `SHA256Data`.
  static func sha256(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { text in
      guard SHA256Data(bytes.baseAddress, bytes.count, text.baseAddress) != nil else { return "" }
      return String(decoding: text.prefix(64).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// The SHA-256 of bytes, in 64 lower-case hexadecimal digits.
  static func sha256(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { sha256(of: $0) }
  }
}
