import ViewLayout

/// A view that counts how often its button is pressed, and is as wide.
struct Tally: View {
  @State private var count = 0
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    VStack {
      Button(name) { count += 1 }
      Fixed(CGFloat(count), 1).named(name)
    }
  }
}

extension LayoutTree {
  /// The width of a view with a name after a layout; `nil` if it is not shown.
  func width(of name: String) -> CGFloat? {
    layout(in: .unspecified)
    return root.first(named: name)?.layoutFrame?.size.width
  }
}
