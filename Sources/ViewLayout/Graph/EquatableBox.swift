/// A value that can be compared, of any type.
struct EquatableBox: Hashable {
  private let value: any Equatable

  /// Takes a value.
  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (left: EquatableBox, right: EquatableBox) -> Bool {
    areEqual(left.value, right.value)
  }

  /// Adds nothing, as the value cannot be hashed.
  func hash(into hasher: inout Hasher) {}

  private static func areEqual<Value: Equatable>(_ left: Value, _ right: any Equatable) -> Bool {
    left == right as? Value
  }
}
