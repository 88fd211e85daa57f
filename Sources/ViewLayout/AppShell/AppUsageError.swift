/// Arguments of a program that make no sense.
struct AppUsageError: Error, Hashable {
  /// What is wrong, and what is expected.
  let reason: String
}
