/// The form of what `batch` reads.
enum InputFormat: String, CaseIterable, Sendable {
  case jsonl, csv, tsv, lines

  /// The form that the name of a file tells by its extension; `nil` if it tells none.
  init?(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".csv") {
      self = .csv
    } else if name.hasSuffix(".tsv") {
      self = .tsv
    } else if [".jsonl", ".ndjson", ".json"].contains(where: name.hasSuffix) {
      self = .jsonl
    } else {
      return nil
    }
  }
}
