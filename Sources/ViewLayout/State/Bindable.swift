public import Observation

/// An observable object whose properties can be bound.
///
///     @Bindable var order: Order
///     var body: some View { TextField("Name", text: $order.name) }
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings of an object's properties.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings of an object's properties.
  public init(_ object: Value) {
    wrappedValue = object
  }

  /// What the bindings are taken of.
  public var projectedValue: Bindable<Value> { self }

  /// A property of the object.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding { [wrappedValue] in
      wrappedValue[keyPath: keyPath]
    } set: { [wrappedValue] part in
      wrappedValue[keyPath: keyPath] = part
    }
  }
}
