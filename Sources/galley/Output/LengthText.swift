/// Lengths for people.
struct LengthText {
  private let scale: Double?

  /// Writes lengths with two decimals; with a scale, those that were rounded to it, as they are.
  init(_ scale: Double?) {
    self.scale = scale
  }

  /// A length in points.
  func text(_ length: Double) -> String {
    let hundredths = (length * 100).rounded()
    guard abs(hundredths) < 1e15 else { return length.description }
    let whole = Int(hundredths)
    let digits = String(whole.magnitude)
    let padded = String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
    var result = (whole < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
    if scale != nil {
      while result.last == "0" { result.removeLast() }
      if result.last == "." { result.removeLast() }
    }
    return result
  }

  /// A length in points, or `none`.
  func text(_ length: Double?) -> String {
    length.map(text) ?? "none"
  }
}
