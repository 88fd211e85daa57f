/// Why a record cannot be read.
struct RecordFailure: Error {
  /// What the one who asks calls the text, if that could be read.
  let id: JSONValue

  /// One line for people.
  let message: String
}
