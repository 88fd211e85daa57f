/// What a view has told the rule of its node, by name.
struct RuleParameter: Hashable {
  /// The name, as in the view's modifier.
  let name: String

  /// The value.
  let value: AnyHashable

  /// Names a value.
  init(_ name: String, _ value: some Hashable) {
    self.name = name
    self.value = AnyHashable(value)
  }

  /// The only parameter of a rule, of any type.
  ///
  /// - Returns: `nil` if the value cannot be compared with another one of its type.
  static func list(_ name: String, _ value: some Any) -> [RuleParameter]? {
    if let value = value as? any Hashable { return [RuleParameter(name, value)] }
    if let value = value as? any Equatable { return [RuleParameter(name, EquatableBox(value))] }
    return MemoryLayout.size(ofValue: value) == 0 ? [] : nil
  }
}
