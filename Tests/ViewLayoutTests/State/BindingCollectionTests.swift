import Testing
import ViewLayout

@Suite("Bindings of collections")
struct BindingCollectionTests {
  private struct Row: Identifiable {
    let id: String
    var width: CGFloat
  }

  /// Rows that grow by one when they are pressed, and leave when they are 12 wide.
  private struct Rows: View {
    @State private var rows = [Row(id: "a", width: 10), Row(id: "b", width: 10)]

    var body: some View {
      ForEach($rows) { $row in
        Button(row.id) { row.width += 1 }
        Fixed(row.width, 1).named(row.id)
      }
      ForEach($rows, id: \.id) { row in Fixed(row.wrappedValue.width * 2, 1).named(row.id + "2") }
      Button("shorten") { rows.removeLast() }
    }
  }

  @Test("Each element can be changed by the views made of it")
  func elements() throws {
    let tree = LayoutTree { Rows() }
    #expect(tree.width(of: "b") == 10)
    try tree.press("b")
    #expect(tree.width(of: "a") == 10)
    #expect(tree.width(of: "b") == 11)
    #expect(tree.width(of: "b2") == 22)
    try tree.press("shorten")
    #expect(tree.width(of: "b") == nil)
    #expect(tree.width(of: "a") == 10)
  }

  @Test("The binding of an element that has gone changes nothing")
  func gone() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    let last = binding[2]
    numbers = [4]
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 9
    #expect(numbers == [4])
    binding[0].wrappedValue = 5
    #expect(numbers == [5])
    #expect(binding.reversed().map(\.wrappedValue) == [5])
  }
}
