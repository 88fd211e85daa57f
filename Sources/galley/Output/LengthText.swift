internal import TextMeasurement
internal import Typography

/// Lengths for people.
struct LengthText {
  private let scale: Double?
  private let lengthUnit: LengthUnit?

  /// Writes lengths with two decimals; with a scale, those that were rounded to it, as they are.
  ///
  /// - Parameters:
  ///   - scale: Sizes are rounded outward to one over this number of units; `nil` leaves them
  ///     exact.
  ///   - unit: The unit that lengths are written in; `nil` for points.
  init(_ scale: Double?, _ unit: LengthUnit?) {
    self.scale = scale
    lengthUnit = unit
  }

  /// The name of the unit.
  var unit: String { (lengthUnit?.name ?? .pt).rawValue }

  /// A length in points, written in the unit.
  func text(_ length: Double) -> String { digits(converted(length)) }

  /// A length in points, written in the unit and rounded outward.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - scale: What to round to, if not to what all sizes are.
  /// - Returns: The text, without the name of the unit.
  func outwardText(_ length: Double, to scale: Double? = nil) -> String {
    digits(outward(length, to: scale))
  }

  /// A length in points, converted to the unit and rounded outward.
  private func outward(_ length: Double, to scale: Double?) -> Double {
    let length = converted(length)
    guard let scale = scale ?? self.scale else { return length }
    return Size(width: length, height: 0).rounded(to: scale).width
  }

  /// The size of a font, which is in points; they are named where lengths are not.
  func fontSize(_ size: Double) -> String { digits(size) + (lengthUnit == nil ? "" : " pt") }

  private func converted(_ length: Double) -> Double {
    lengthUnit?.length(ofPoints: length) ?? length
  }

  private func digits(_ length: Double) -> String {
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
}
