/// A binding of a collection has a binding of each element.
///
///     ForEach($items) { $item in TextField("Name", text: $item.name) }
extension Binding: Sequence where Value: MutableCollection {
  /// A binding of an element.
  public typealias Element = Binding<Value.Element>

  /// Iterates over the bindings of the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>

  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of an element.
  public typealias Index = Value.Index

  /// The indices of the elements.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The indices of all elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The index after another one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding of the element at an index.
  ///
  /// Once the collection has become shorter than that, the binding has the element that was there, and
  /// cannot be changed.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let known = wrappedValue[position]
    func has(_ position: Value.Index, _ value: Value) -> Bool {
      position >= value.startIndex && position < value.endIndex
    }
    return Binding<Value.Element> {
      let value = wrappedValue
      return has(position, value) ? value[position] : known
    } set: { element in
      guard has(position, wrappedValue) else { return }
      wrappedValue[position] = element
    }
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before another one.
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {
  /// The index at a distance from another one.
  ///
  /// - Parameters:
  ///   - index: The other one.
  ///   - distance: How many elements are between them.
  /// - Returns: The index.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// How many elements are between two indices.
  ///
  /// - Parameters:
  ///   - start: The one.
  ///   - end: The other.
  /// - Returns: The number, below 0 if the other comes first.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// What tells the value from others.
  public var id: Value.ID { wrappedValue.id }
}
