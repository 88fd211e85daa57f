/// A value that a view keeps from one update to the next, and that its actions change.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("\(count)") { count += 1 } }
///     }
///
/// The value belongs to the place of the view, not to the view: it begins anew where another view
/// takes that place. One view value that is put in several places shares the state of the last of
/// them; make a view for each.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: Box

  /// Where the view is.
  private final class Box {
    var first: Value
    var cell: StateCell?

    init(_ first: Value) { self.first = first }
  }

  /// Makes state.
  ///
  /// - Parameter wrappedValue: The value with which it begins.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// Makes state.
  ///
  /// - Parameter initialValue: The value with which it begins.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  ///
  /// Reading it in a body makes the view depend on it.
  /// Until the view is in a tree this is the value with which the state begins.
  public var wrappedValue: Value {
    get { box.cell.flatMap { $0.read() as? Value } ?? box.first }
    nonmutating set {
      if let cell = box.cell { cell.write(newValue) } else { box.first = newValue }
    }
  }

  /// The value for a view that changes it.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that begins with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: ConnectedProperty {
  func connect(_ name: String, in context: ViewContext) {
    let slot = context.slot
    if let cell = slot.cells.first(where: { $0.name == name }) {
      box.cell = cell
    } else {
      let cell = StateCell(name, box.first, context.ledger)
      slot.cells.append(cell)
      box.cell = cell
    }
  }
}
