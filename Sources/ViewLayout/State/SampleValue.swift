/// A value of a view's state, as it is reported.
public enum SampleValue: Hashable, Sendable {
  /// A number.
  case number(Double)

  /// Whether something holds.
  case flag(Bool)

  /// Any other value, in at most some hundred characters.
  case text(String)

  /// Takes a value.
  init(_ value: Any) {
    if let flag = value as? Bool {
      self = .flag(flag)
    } else if let number = StateCell.number(value) {
      self = .number(number)
    } else {
      let words = String(describing: value)
      self = .text(
        Self.short(words.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: ""))
      )
    }
  }

  /// Words as they are told: long ones end in an ellipsis.
  static func short(_ words: String) -> String {
    let limit = 100
    return words.dropFirst(limit).isEmpty ? words : words.prefix(limit - 1) + "…"
  }

  /// The number; `nil` for another value.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension SampleValue: CustomStringConvertible {
  /// The value as it is written: whole numbers without a fraction.
  public var description: String {
    switch self {
    case .number(let number): Self.text(number)
    case .flag(let flag): "\(flag)"
    case .text(let text): text
    }
  }

  /// A number, rounded to thousandths.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
