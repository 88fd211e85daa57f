public import Observation

/// An object whose properties views can change by bindings.
///
///     @Bindable var library: Library
///     TextField("Name", text: $library.name)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Takes an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Takes an object.
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The object itself, for its bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A property of the object.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding {
      object[keyPath: keyPath]
    } set: { part in
      object[keyPath: keyPath] = part
    }
  }
}
