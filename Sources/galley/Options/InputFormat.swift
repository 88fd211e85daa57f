/// The form of what `batch` reads.
enum InputFormat: String, CaseIterable, Sendable {
  case jsonl, csv, tsv, lines
}
