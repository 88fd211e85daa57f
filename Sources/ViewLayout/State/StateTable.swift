/// Views that are made from state which is named when the program runs.
package struct StateTable<Content: View>: View {
  /// The views are nodes themselves.
  package typealias Body = Never

  private let first: [(name: String, value: SampleValue)]
  private let content: (StateTableValues) -> Content

  /// Makes state and the views that depend on it.
  ///
  /// - Parameters:
  ///   - first: The names, and the values with which they begin: numbers, flags or text.
  ///   - content: Makes the views.
  package init(
    _ first: [(name: String, value: SampleValue)],
    @ViewBuilder content: @escaping (StateTableValues) -> Content
  ) {
    (self.first, self.content) = (first, content)
  }
}

extension StateTable: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    if context.slot.cells.isEmpty {
      context.slot.cells = first.map { name, value in
        switch value {
        case .number(let number): StateCell(name, number, context.ledger)
        case .flag(let flag): StateCell(name, flag, context.ledger)
        case .text(let text): StateCell(name, text, context.ledger)
        }
      }
    }
    let values = StateTableValues(context.slot.cells)
    return context.evaluate(self) { content(values) }
  }
}

/// The state of a ``StateTable``.
package struct StateTableValues {
  private let cells: [String: StateCell]

  /// Takes the cells; of two with one name the first counts.
  init(_ cells: [StateCell]) {
    self.cells = Dictionary(cells.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The value of a name, which the views being made depend on; `nil` if there is no such state.
  ///
  /// A value of another type than the first one is not kept.
  package subscript(name: String) -> SampleValue? {
    get { cells[name].map { SampleValue($0.read()) } }
    nonmutating set {
      guard let cell = cells[name], let newValue else { return }
      switch (newValue, SampleValue(cell.value)) {
      case (.number(let number), .number): cell.write(number)
      case (.flag(let flag), .flag): cell.write(flag)
      case (.text(let text), .text): cell.write(text)
      default: break
      }
    }
  }
}
