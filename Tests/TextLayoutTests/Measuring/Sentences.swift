/// Sentences that tests measure.
enum Sentences {
  /// In DejaVu Sans at 16 pt its lines in 100 pt are: The quick, brown fox, jumps over, the lazy
  /// dog.
  static let fox = "The quick brown fox jumps over the lazy dog"
}
