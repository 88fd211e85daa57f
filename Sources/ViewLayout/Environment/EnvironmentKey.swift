/// A value of one's own that views take from those around them.
///
///     enum Density: EnvironmentKey { static let defaultValue = 1.0 }
///     extension EnvironmentValues {
///       var density: Double {
///         get { self[Density.self] }
///         set { self[Density.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
