#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Strings as C takes them, each ended by a zero byte; freed with this object.
final class CStrings {
  /// The strings; C may change their order.
  private var strings: [UnsafeMutablePointer<CChar>?]

  /// Copies strings.
  init(_ texts: [String]) {
    strings = texts.map { strdup($0) }
  }

  deinit {
    for string in strings { free(string) }
  }

  /// Where the strings are, in their order now.
  var pointers: [UnsafePointer<CChar>?] { strings.map { UnsafePointer($0) } }

  /// A string.
  func text(at index: Int) -> String {
    strings[index].map { String(cString: $0) } ?? ""
  }

  /// Lends the array of pointers, which may be put into another order.
  func withPointers<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Result
  ) -> Result {
    strings.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }
}
