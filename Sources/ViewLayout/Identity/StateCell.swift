/// A value that views are made from and that their actions change.
final class StateCell {
  /// The name of the view that has it and of its property, such as `Panel.width`.
  let name: String

  /// What all nodes of the tree share; `nil` once the tree has gone.
  private weak var ledger: ViewLedger?

  /// The value, of the type that the property has.
  private(set) var value: Any

  /// Whether two values of the cell are equal; values that cannot be compared never are.
  let areEqual: (Any, Any) -> Bool

  /// Is told each other value that the cell is given; `nil` for no one.
  var afterChange: ((Any) -> Void)?

  /// How often the cell was given another value.
  private(set) var version = 0

  private var readers: [ObjectIdentifier: ViewSlot] = [:]
  private var readerLimit = 16

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - value: Its first value.
  ///   - ledger: What all nodes of the tree share.
  init<Value>(_ name: String, _ value: Value, _ ledger: ViewLedger) {
    self.name = name
    self.value = value
    self.ledger = ledger
    areEqual = Self.equality(of: Value.self)
  }

  /// The value, which the view that is being evaluated depends on from now on.
  func read() -> Any {
    if let reader = ledger?.reader {
      readers[ObjectIdentifier(reader)] = reader
      if readers.count > readerLimit { forgetGoneReaders() }
    }
    return value
  }

  /// Changes the value, so that the views that were made from it are stale.
  ///
  /// While views are evaluated or laid out the value waits until that is done.
  func write(_ value: Any) {
    guard let ledger else { return }
    if ledger.updates.isUpdating {
      ledger.nodes.warn(.changedState, about: name)
    }
    guard ledger.updates.accepts(value, for: self) else { return }
    set(value)
  }

  /// Puts a value in the place of another one, whoever does it.
  func set(_ value: Any) {
    let isSame = areEqual(self.value, value)
    self.value = value
    guard !isSame, let ledger else { return }
    version += 1
    for reader in readers.values { ledger.markStale(reader) }
    readers = [:]
    afterChange?(value)
  }

  /// Views that have gone are not kept by what they have read.
  private func forgetGoneReaders() {
    readers = readers.filter { !$0.value.isGone }
    readerLimit = max(16, readers.count * 2)
  }

  /// Whether a value is the one that the cell has.
  func has(_ value: Any) -> Bool { areEqual(self.value, value) }

  /// How many views are kept as having read the value.
  var readerCount: Int { readers.count }

  /// Whether a view is made from the value.
  var hasReaders: Bool { readers.values.contains { !$0.isGone } }

  /// A value as a number; `nil` if it is none.
  static func number(_ value: Any) -> Double? {
    let numbers = StateNumbers.of(value)
    return numbers.count == 1 ? numbers[0] : nil
  }

  private static func equality<Value>(of type: Value.Type) -> (Any, Any) -> Bool {
    guard let type = type as? any Equatable.Type else { return { _, _ in false } }
    return equality(of: type)
  }

  private static func equality<Value: Equatable>(of type: Value.Type) -> (Any, Any) -> Bool {
    { left, right in left as? Value == right as? Value }
  }
}
