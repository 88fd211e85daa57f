extension Binding {
  /// Makes a binding of the value that an optional one has; `nil` if it has none.
  ///
  /// Once the optional value has gone, the binding reads the value that it had when the binding was
  /// made, and changing it sets the optional value again.
  ///
  /// - Parameter base: The optional value, which is read, so that the view depends on it.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init {
      base.wrappedValue ?? first
    } set: {
      base.wrappedValue = $0
    }
  }

  /// Makes an optional value of one that is always there; setting it to `nil` has no effect.
  ///
  /// - Parameter base: The value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init {
      base.wrappedValue
    } set: { value in
      if let value { base.wrappedValue = value }
    }
  }
}
