internal import Foundation

/// Counts how often a container is given another width in answer to layout.
struct SettlingGuard {
  /// How often that may be.
  let limit: Int

  /// The widths that it was given.
  private(set) var widths: [CGFloat] = []

  private var last: Extent

  /// Begins with a container as it is.
  init(limit: Int, _ container: TextContainer) {
    self.limit = limit
    last = container.width
  }

  /// Notes the width that a container has now.
  mutating func note(_ container: TextContainer) {
    guard container.width != last else { return }
    last = container.width
    widths.append(last.length ?? .infinity)
  }

  /// The widths, once they have changed too often.
  var failure: UnsettledLayout? {
    widths.count >= limit ? UnsettledLayout(widths: widths) : nil
  }
}
