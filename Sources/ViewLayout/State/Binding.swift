/// A value that is kept elsewhere, and can be read and changed from here.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding of what reads a value and what changes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Hands a binding on.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value.
  ///
  /// Reading it in a body makes the view depend on it.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part> {
      get()[keyPath: keyPath]
    } set: { part in
      var value = get()
      value[keyPath: keyPath] = part
      set(value)
    }
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
}
