/// What a visit of a view has left, from which the next one takes what it finds again.
///
/// What is asked for in the order in which it was left is found at once, anything else by its keys.
struct Leftovers<Element> {
  private var elements: [Element?]
  private let keys: (Element) -> [ObjectIdentifier]
  private var next = 0
  private var places: [ObjectIdentifier: [Int]]?

  /// Takes what was left, and by which objects each is found.
  init(_ elements: [Element], keys: @escaping (Element) -> [ObjectIdentifier]) {
    (self.elements, self.keys) = (elements, keys)
  }

  /// What no one has taken, in its order.
  var remaining: [Element] { elements.compactMap(\.self) }

  /// Takes an element with a key that is fit.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isFit: Tells whether an element is, which has the key then.
  /// - Returns: The element; `nil` if there is none.
  mutating func take(_ key: ObjectIdentifier, where isFit: (Element) -> Bool) -> Element? {
    if next < elements.count, let element = elements[next], isFit(element) {
      return take(at: next)
    }
    if elements.isEmpty { return nil }
    let found = knownPlaces()[key, default: []].first { place in
      elements[place].map(isFit) ?? false
    }
    return found.flatMap { take(at: $0) }
  }

  /// Takes the first element that is fit.
  ///
  /// - Complexity: O(*n*) in the elements.
  mutating func takeFirst(where isFit: (Element) -> Bool) -> Element? {
    elements.firstIndex { $0.map(isFit) ?? false }.flatMap { take(at: $0) }
  }

  private mutating func take(at place: Int) -> Element? {
    defer { (elements[place], next) = (nil, place + 1) }
    return elements[place]
  }

  private mutating func knownPlaces() -> [ObjectIdentifier: [Int]] {
    if let places { return places }
    var found: [ObjectIdentifier: [Int]] = [:]
    for (place, element) in elements.enumerated() {
      guard let element else { continue }
      for key in keys(element) { found[key, default: []].append(place) }
    }
    places = found
    return found
  }
}
