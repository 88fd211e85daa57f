public import Observation

/// A value that a view takes from those around it.
///
///     @Environment(\.layoutDirection) private var direction
///     @Environment(Library.self) private var library
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let box = Box()

  /// Where the view is.
  private final class Box {
    var values: EnvironmentValues?
  }

  /// Takes a value.
  ///
  /// - Parameter keyPath: Which one.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Takes the object of a type that was given to the views around; see ``View/environment(_:)``.
  ///
  /// - Parameter type: The type.
  /// - Precondition: There is such an object where the value is read.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values[EnvironmentObjectKey<Value>.self] else {
        preconditionFailure("no object of type \(type) is in the environment")
      }
      return object
    }
  }

  /// Takes the object of a type that was given to the views around; `nil` if there is none.
  ///
  /// - Parameter type: The type.
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    read = { $0[EnvironmentObjectKey<Model>.self] }
  }

  /// The value; outside of a tree, that of the outermost view.
  public var wrappedValue: Value { read(box.values ?? EnvironmentValues()) }
}

extension Environment: ConnectedProperty {
  func connect(_ name: String, _ index: inout Int, in context: ViewContext) {
    box.values = context.environment
  }
}
