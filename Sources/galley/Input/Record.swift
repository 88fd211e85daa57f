/// One record of `batch`, as it was read.
struct Record: Sendable {
  /// What the one who asks calls the text; null if it has no name.
  var id = JSONValue.null

  /// The text.
  var text = ""

  /// What is asked about the text.
  var request: MeasuringRequest

  /// Whether bytes of the record were replaced.
  var isRepaired = false
}
