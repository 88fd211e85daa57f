/// The form of an answer.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, jsonl, csv, tsv
}
