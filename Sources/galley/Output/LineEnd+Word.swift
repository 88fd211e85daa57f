internal import TextMeasurement

extension LineEnd {
  /// The word for why a line ended.
  var word: String {
    switch self {
    case .opportunity: "soft"
    case .mandatory: "hard"
    case .overflow: "overflow"
    case .endOfText: "text"
    }
  }
}
