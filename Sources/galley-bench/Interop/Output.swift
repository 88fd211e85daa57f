#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Where the command writes and how it ends.
enum Output {
  /// Says on the standard error stream what is wrong.
  static func complain(_ message: String) {
    let line = "galley-bench: \(message)\n"
    _ = line.utf8.withContiguousStorageIfAvailable { write(2, $0.baseAddress, $0.count) }
  }

  /// Prints a line at once, so that a long run can be watched.
  static func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// Ends the process.
  static func end(_ status: Int32) -> Never {
    exit(status)
  }
}
