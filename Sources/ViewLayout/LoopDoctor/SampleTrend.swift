internal import Foundation

/// Where a series of numbers goes.
struct SampleTrend: Hashable {
  /// By how much the last difference is greater than the one before.
  let gain: Double

  /// What is added to the gain times the number, to get the next one.
  let offset: Double

  /// The last number.
  let last: Double

  /// The trend of the last numbers of a series.
  ///
  /// - Parameter numbers: The series; at least 4 numbers, of which the last differ, have a trend.
  init?(_ numbers: [Double]) {
    guard numbers.count >= 4 else { return nil }
    let recent = numbers.suffix(4).map(\.self)
    let differences = zip(recent.dropFirst(), recent).map { $0 - $1 }
    guard differences.allSatisfy({ $0 != 0 && $0.isFinite }) else { return nil }
    gain = differences[2] / differences[1]
    offset = recent[3] - gain * recent[2]
    last = recent[3]
  }

  /// Whether two gains that follow each other say the same.
  static func isSteady(_ numbers: [Double]) -> Bool {
    guard numbers.count >= 4, let now = SampleTrend(numbers) else { return false }
    let recent = numbers.suffix(4).map(\.self)
    let earlier = (recent[2] - recent[1]) / (recent[1] - recent[0])
    return abs(now.gain - earlier) <= 1e-6 * max(1, abs(now.gain))
  }

  /// Whether the differences do not shrink.
  var grows: Bool { abs(gain) >= 1 - 1e-9 }

  /// The number to which the series goes; `nil` if its differences do not shrink.
  var limit: Double? { grows ? nil : offset / (1 - gain) }

  /// After how many more numbers the differences are under half a point; `nil` if they do not
  /// shrink.
  var remaining: Int? {
    guard let limit, gain != 0 else { return grows ? nil : 0 }
    let distance = abs(limit - last)
    guard distance > 0.5 else { return 0 }
    return Int((log(0.5 / distance) / log(abs(gain))).rounded(.up))
  }
}
