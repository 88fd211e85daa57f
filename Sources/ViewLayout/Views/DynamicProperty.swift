/// A property that a view takes from outside itself, and whose change evaluates the view anew.
///
/// A type with properties such as ``State`` and ``Environment`` that conforms to it can be the
/// property of a view as they are.
public protocol DynamicProperty {
  /// Is called on a copy, once the properties in this one are connected, before the view is
  /// evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that the library itself connects to the view it is in.
protocol ConnectedProperty: DynamicProperty {
  /// Connects the property before its view is evaluated.
  ///
  /// - Parameters:
  ///   - name: The name of the view and of the property, which no other property of the view has.
  ///   - context: Where the view is.
  func connect(_ name: String, in context: ViewContext)
}

/// A property that may be there or not.
extension Optional: DynamicProperty where Wrapped: DynamicProperty {}

extension Optional: ConnectedProperty where Wrapped: DynamicProperty {
  func connect(_ name: String, in context: ViewContext) {
    if let property = self { context.connect(property, name) }
  }
}

extension ViewContext {
  /// Connects the properties of a view, a shape or a modifier to the slot it is in.
  ///
  /// - Returns: Whether its type has any.
  /// - Complexity: O(*n*) in the properties; for types that have none to connect, O(1).
  @discardableResult
  func connectProperties(of view: some Any) -> Bool {
    let type = ObjectIdentifier(type(of: view))
    guard !ledger.typesWithoutProperties.contains(type) else { return false }
    let isConnected = connectParts(of: view, kind(of: view))
    if !isConnected { ledger.typesWithoutProperties.insert(type) }
    return isConnected
  }

  /// Connects a property, and those that it consists of.
  fileprivate func connect(_ property: some DynamicProperty, _ name: String) {
    if let property = property as? any ConnectedProperty {
      property.connect(name, in: self)
    } else {
      _ = connectParts(of: property, name)
      var copy = property
      copy.update()
    }
  }

  /// Connects the properties in a value, and tells whether its type has any.
  private func connectParts(of value: some Any, _ name: String) -> Bool {
    var isConnected = false
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      guard let property = child.value as? any DynamicProperty else { continue }
      isConnected = true
      let label = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
      connect(property, "\(name).\(label ?? "\(index)")")
    }
    return isConnected
  }
}
