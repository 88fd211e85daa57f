public import Observation

extension EnvironmentValues {
  /// The object of a type; `nil` if none was put into the environment.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension Environment {
  /// Takes the object that a view around has put into the environment; it traps if there is none.
  ///
  /// - Parameter objectType: The type of the object.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init { values in
      guard let object = values[object: objectType] else {
        preconditionFailure(
          "no \(objectType) is in the environment: put it there with environment(_:)"
        )
      }
      return object
    }
  }

  /// Takes the object that a view around has put into the environment; `nil` if there is none.
  ///
  /// - Parameter objectType: The type of the object.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    self.init { $0[object: objectType] }
  }
}

extension View {
  /// Puts an object into the environment, where the view and those in it find it by its type.
  ///
  /// - Parameter object: The object; `nil` takes away that of the views around.
  /// - Returns: The view in the changed environment.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    transformEnvironment { $0[object: Object.self] = object }
  }
}
