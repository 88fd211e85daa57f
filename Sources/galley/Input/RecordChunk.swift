/// Whole records of `batch`, read together.
struct RecordChunk: Sendable {
  /// The bytes, with what ends each record.
  let bytes: [UInt8]

  /// The number of the first line, from 1.
  let firstLine: Int
}
