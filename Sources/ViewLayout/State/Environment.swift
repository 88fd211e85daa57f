/// A value that a view takes from those around it.
///
///     @Environment(\.layoutDirection) private var direction
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let value: (EnvironmentValues) -> Value
  private let box = Box()

  /// Where the view is.
  private final class Box {
    var values: EnvironmentValues?
  }

  /// Takes a value.
  ///
  /// - Parameter keyPath: Which one.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init { $0[keyPath: keyPath] }
  }

  /// Takes what is made of the values.
  init(value: @escaping (EnvironmentValues) -> Value) {
    self.value = value
  }

  /// The value; outside of a tree, that of the outermost view.
  public var wrappedValue: Value { value(box.values ?? EnvironmentValues()) }
}

extension Environment: ConnectedProperty {
  func connect(_ name: String, in context: ViewContext) {
    box.values = context.environment
  }
}
