/// A preference about the distance to a neighbour.
enum SpacingValue: Hashable, Sendable {
  /// A distance in points; those of both views add up.
  case distance(CGFloat)

  /// The measures of text: what it leaves above its first line, in points and whole pixels.
  case text(leading: CGFloat)

  /// The distance to a neighbour below or beyond.
  ///
  /// - Parameter other: What that prefers on its facing edge.
  /// - Returns: The distance in points; a distance comes before the measures of text.
  func distance(to other: SpacingValue) -> CGFloat {
    switch (self, other) {
    case (.distance(let own), .distance(let next)): own + next
    case (.distance(let own), .text): own
    case (.text, .distance(let next)): next
    case (.text, .text(let leading)): leading
    }
  }

  /// The preference that asks for more.
  func union(_ other: SpacingValue) -> SpacingValue {
    switch (self, other) {
    case (.distance(let own), .distance(let next)): .distance(max(own, next))
    case (.distance, .text): self
    case (.text, .distance): other
    case (.text(let own), .text(let next)): .text(leading: max(own, next))
    }
  }
}
