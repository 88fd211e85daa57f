/// The rule of a view that says something to those around it, and is in every way as its child.
final class PreferenceRule: WrapperRule {
  /// The key under which it is said.
  let key: any PreferenceKey.Type

  /// What is said, where the views in it say something else; `nil` if these say nothing.
  let change: (Any?) -> Any

  /// Takes a key, and what is said.
  init(_ key: any PreferenceKey.Type, _ change: @escaping (Any?) -> Any) {
    self.key = key
    self.change = change
  }

  var parameters: [RuleParameter]? { [] }

  func priority(of node: LayoutNode) -> Double { node.child.priority }
}

extension LayoutNode {
  /// What the view and those in it that are shown say under a key; `nil` if they say nothing.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard place != nil else { return nil }
    if let rule = rule as? PreferenceRule, rule.key == key {
      return rule.change(child.preference(key)) as? Key.Value
    }
    var joined: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var value = joined {
        Key.reduce(value: &value) { next }
        joined = value
      } else {
        joined = next
      }
    }
    return joined
  }
}
