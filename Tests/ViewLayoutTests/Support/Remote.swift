import ViewLayout

/// State of a view that a test changes from outside.
final class Remote<Value> {
  private let first: Value
  private var binding: Binding<Value>?

  init(_ first: Value) {
    self.first = first
  }

  /// The value that the view has.
  var value: Value {
    get { binding?.wrappedValue ?? first }
    set { binding?.wrappedValue = newValue }
  }

  /// Views that are made from the value.
  func view(@ViewBuilder _ content: @escaping (Value) -> some View) -> some View {
    RemoteView(first, content) { [weak self] in self?.binding = $0 }
  }
}

private struct RemoteView<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Value) -> Content
  private let take: (Binding<Value>) -> Void

  init(
    _ first: Value,
    _ content: @escaping (Value) -> Content,
    take: @escaping (Binding<Value>) -> Void
  ) {
    _value = State(initialValue: first)
    (self.content, self.take) = (content, take)
  }

  var body: some View {
    let _ = take($value)
    content(value)
  }
}
