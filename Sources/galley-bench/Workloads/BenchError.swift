/// Why a run cannot begin.
struct BenchError: Error {
  /// What is wrong, for people.
  let message: String
}
