internal import Typography

/// Where answers go, and where everything else goes.
enum StandardOutput {
  /// Writes an answer.
  ///
  /// - Throws: `Failure.closedPipe` if nobody reads it, `.ownFault` if it cannot be written.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      try FileSystem.write(bytes, to: 1)
    } catch {
      if Process.isClosedPipe(error.code) { throw .closedPipe }
      throw .ownFault("cannot write the answer: \(error.reason)")
    }
  }

  /// Writes an answer.
  ///
  /// - Throws: As ``write(_:)-([UInt8])``.
  static func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  /// Writes what is no answer: warnings and errors.
  ///
  /// Where that is impossible, nothing happens.
  static func complain(_ text: String) {
    try? FileSystem.write(Array(text.utf8), to: 2)
  }
}
