/// What is made of one chunk of records.
struct ChunkAnswers: Sendable {
  /// The answers, for standard output.
  var bytes: [UInt8]

  /// What was odd about the records, for standard error.
  let complaints: String

  /// Writes both.
  ///
  /// - Throws: What writing the answers throws.
  func write() throws(Failure) {
    if !complaints.isEmpty { StandardOutput.complain(complaints) }
    try StandardOutput.write(bytes)
  }
}
