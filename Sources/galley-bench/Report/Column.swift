/// Text in columns.
enum Column {
  /// A text filled with spaces after it.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A text filled with spaces before it.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A number that is not negative, with a fixed number of decimals.
  static func decimal(_ number: Double, _ decimals: Int) -> String {
    guard number.isFinite, number < 1e15 else { return "?" }
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let whole = Int((number * Double(scale)).rounded())
    guard decimals > 0 else { return String(whole) }
    let fraction = String(whole % scale)
    return "\(whole / scale)."
      + String(repeating: "0", count: max(0, decimals - fraction.count)) + fraction
  }
}
