/// A property that a view takes from outside itself, and whose change evaluates the view anew.
///
/// A type with properties such as ``State`` and ``Environment`` that conforms to it can be the
/// property of a view as they are.
public protocol DynamicProperty {
  /// Is called on a copy, once the properties in this one are connected, before the view is evaluated.
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
  ///   - name: The name of the view and of the property.
  ///   - index: Which one of the view's properties with state it is, from 0.
  ///   - context: Where the view is.
  func connect(_ name: String, _ index: inout Int, in context: ViewContext)
}

extension ViewContext {
  /// Connects the properties of a view or its modifier to the slot it is in.
  ///
  /// - Complexity: O(*n*) in the properties; for types that have none to connect, O(1).
  func connectProperties(of view: some Any) {
    let type = ObjectIdentifier(type(of: view))
    guard !ledger.typesWithoutProperties.contains(type) else { return }
    var index = 0
    let isConnected = connect(view, kind(of: view), &index)
    if !isConnected { ledger.typesWithoutProperties.insert(type) }
  }

  private func connect(_ value: some Any, _ name: String, _ index: inout Int) -> Bool {
    var isConnected = false
    for child in Mirror(reflecting: value).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      isConnected = true
      let label = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
      let path = "\(name).\(label ?? "\(index)")"
      if let property = property as? any ConnectedProperty {
        property.connect(path, &index, in: self)
      } else {
        _ = connect(property, path, &index)
        var copy = property
        copy.update()
      }
    }
    return isConnected
  }
}
