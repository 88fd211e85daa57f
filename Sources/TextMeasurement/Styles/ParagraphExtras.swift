/// What few paragraph styles have; copies of a style share it.
final class ParagraphExtras: Hashable, Sendable {
  let tabStops: [TabStop]
  let hyphenation: Hyphenation

  /// Makes extras; `nil` if there are none.
  init?(tabStops: [TabStop], hyphenation: Hyphenation) {
    guard !tabStops.isEmpty || hyphenation != .none else { return nil }
    self.tabStops = tabStops
    self.hyphenation = hyphenation
  }

  static func == (left: ParagraphExtras, right: ParagraphExtras) -> Bool {
    left === right || left.tabStops == right.tabStops && left.hyphenation == right.hyphenation
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(tabStops)
    hasher.combine(hyphenation)
  }
}
