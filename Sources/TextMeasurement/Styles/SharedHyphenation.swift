/// A way to hyphenate that copies of a style share.
final class SharedHyphenation: Hashable, Sendable {
  let value: Hyphenation

  init(_ value: Hyphenation) {
    self.value = value
  }

  static func == (left: SharedHyphenation, right: SharedHyphenation) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
