/// What is timed of a workload.
enum Quantity: CaseIterable {
  case first
  case alone
  case emptied
  case height
  case lines

  /// What a row is called.
  var title: String {
    switch self {
    case .first: "first measuring"
    case .alone: "each text alone"
    case .emptied: "all caches emptied"
    case .height: "height, new width"
    case .lines: "lines, new width"
    }
  }

  /// Where its timing is.
  var place: KeyPath<Timings, PortionTimes> {
    switch self {
    case .first: \.first
    case .alone: \.alone
    case .emptied: \.emptied
    case .height: \.height
    case .lines: \.lines
    }
  }

  /// What the ratio to `hb_shape` must not exceed; `nil` if there is no such limit.
  func target(_ kind: Workload.Kind) -> Double? {
    switch (self, kind) {
    case (.first, _), (.alone, _): 1.25
    case (.height, .prose): 1 / 60
    case (.height, .document): 1 / 300
    case (.height, .labels), (.emptied, _), (.lines, _): nil
    }
  }

  /// What the ratio should be; `nil` if nothing better than the target is sought.
  func aim(_ kind: Workload.Kind) -> Double? {
    self == .first ? 0.6 : nil
  }
}
