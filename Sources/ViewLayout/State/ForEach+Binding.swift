extension ForEach {
  /// Makes views of each element of a collection that they can change.
  ///
  ///     ForEach($items) { $item in Toggle(item.name, isOn: $item.isDone) }
  ///
  /// - Parameters:
  ///   - data: The elements, on which the view then depends.
  ///   - id: What tells an element from the others.
  ///   - content: Makes the views of an element, which may change it wherever it has moved; once it
  ///     has gone, changes have no effect.
  public init<Values: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Values>,
    id: KeyPath<Values.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Elements == LazyMapSequence<Values.Indices, (index: Values.Index, id: ID)> {
    let values = data.wrappedValue
    let elements = values.indices.lazy.map { (index: $0, id: values[$0][keyPath: id]) }
    self.init(data: elements) { element in
      content(data.element(element.id, id, at: element.index, in: values))
    } id: { element in
      element.id
    }
  }

  /// Makes views of each element of a collection that they can change.
  ///
  /// - Parameters:
  ///   - data: The elements, on which the view then depends.
  ///   - content: Makes the views of an element, which may change it wherever it has moved; once it
  ///     has gone, changes have no effect.
  public init<Values: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Values>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  )
  where
    Values.Element: Identifiable, ID == Values.Element.ID,
    Elements == LazyMapSequence<Values.Indices, (index: Values.Index, id: ID)>
  {
    self.init(data, id: \.id, content: content)
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// The element with an identity, wherever it has moved; once it has gone, the one that it was.
  fileprivate func element<ID: Hashable>(
    _ identity: ID,
    _ id: KeyPath<Value.Element, ID>,
    at index: Value.Index,
    in earlier: Value
  ) -> Binding<Value.Element> {
    func place(in values: Value) -> Value.Index? {
      if values.indices.contains(index), values[index][keyPath: id] == identity { return index }
      return values.firstIndex { $0[keyPath: id] == identity }
    }
    return Binding<Value.Element> {
      let values = wrappedValue
      return place(in: values).map { values[$0] } ?? earlier[index]
    } set: { element in
      var values = wrappedValue
      guard let place = place(in: values) else { return }
      values[place] = element
      wrappedValue = values
    }
  }
}
