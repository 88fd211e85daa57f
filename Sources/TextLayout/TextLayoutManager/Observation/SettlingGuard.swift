internal import Foundation

/// Counts how often bounds are told, and what width a container is given in answer.
struct SettlingGuard {
  /// How often bounds can be told.
  let limit: Int

  /// How often they were.
  private(set) var rounds = 0

  /// The widths that the container was given.
  private(set) var widths: [CGFloat] = []

  private var last: Extent

  /// Begins with a container as it is.
  init(limit: Int, _ container: TextContainer) {
    self.limit = limit
    last = container.width
  }

  /// Notes that bounds were told, and the width that a container has now.
  mutating func note(_ container: TextContainer) {
    rounds += 1
    guard container.width != last else { return }
    last = container.width
    widths.append(last.length ?? .infinity)
  }

  /// Whether bounds cannot be told again.
  var isExhausted: Bool { rounds >= limit }

  /// Whether the container got another width each time.
  var hasOnlyNewWidths: Bool { widths.count >= limit }

  /// What has happened, as an error.
  var unsettledLayout: UnsettledLayout { UnsettledLayout(widths: widths, rounds: rounds) }
}
