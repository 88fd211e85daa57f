/// What views say to those around them.
public protocol PreferenceKey {
  /// The type of what is said.
  associatedtype Value

  /// What holds where no view says anything.
  static var defaultValue: Value { get }

  /// Joins what the views up to one say with what the next one says.
  ///
  /// - Parameters:
  ///   - value: What is said up to here.
  ///   - nextValue: What the next view says.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}
