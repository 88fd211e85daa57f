extension Option {
  /// What the argument must be, for people: follows "must be"; `nil` if any text will do.
  var expectation: String? {
    if let parameter { return parameter.expectation }
    return switch self {
    case .from: "a number, at least 0"
    case .box: "a width and a height, such as 300x120 or 300xnone"
    case .lines: "a number of lines, at least 1"
    case .minSize, .maxSize: "a number above 0, at most 100000"
    case .step: "a number from 1/65536 to 100000"
    case .scale: "a number from 0.001 to 1000000"
    case .value: Self.alternatives(OutputValue.allCases.map(\.rawValue))
    case .input: Self.alternatives(InputFormat.allCases.map(\.rawValue))
    case .color: Self.alternatives(ColorChoice.allCases.map(\.rawValue))
    case .sweep: "two widths, at least 0, such as 100...900"
    case .jobs: "a whole number from 1 to 1024"
    default: nil
    }
  }

  /// Words of which one is to be chosen: `text, json or jsonl`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
