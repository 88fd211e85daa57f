import Testing
import ViewLayout

@Suite("Objects outside of the views")
struct ObjectTests {
  private struct Editor: View {
    @Bindable var model: SampleModel

    var body: some View {
      Slider(value: $model.width)
      Changer(width: $model.width)
    }
  }

  private struct Changer: View {
    @Binding var width: CGFloat

    var body: some View {
      Button("wider") { width += 5 }
      Fixed(width, 1).named("a")
    }
  }

  @Test("A property of an object is bound")
  func bindable() throws {
    let model = SampleModel()
    let tree = LayoutTree { Editor(model: model) }
    #expect(tree.width(of: "a") == 10)
    try tree.press("wider")
    #expect(tree.width(of: "a") == 15)
    #expect(model.width == 15)
    Bindable(model).height.wrappedValue = 8
    #expect(model.height == 8)
  }

  private struct Reading: View {
    @Environment(SampleModel.self) private var model

    var body: some View { Fixed(model.width, 1).named("a") }
  }

  private struct Asking: View {
    @Environment(SampleModel.self) private var model: SampleModel?

    var body: some View { Fixed(model?.width ?? 77, 1).named("a") }
  }

  @Test("An object is found in the environment by its type")
  func environment() {
    let model = SampleModel()
    let tree = LayoutTree { VStack { Reading() }.environment(model) }
    #expect(tree.width(of: "a") == 10)
    model.width = 12
    #expect(tree.width(of: "a") == 12)
    #expect(LayoutTree { Asking().environment(model) }.width(of: "a") == 12)
    #expect(LayoutTree { Asking() }.width(of: "a") == 77)
    let none = LayoutTree { Asking().environment(SampleModel?.none).environment(model) }
    #expect(none.width(of: "a") == 77)
  }

  private struct Item: Identifiable {
    let id: String
    var isDone = false
    var width: CGFloat { isDone ? 1 : 9 }
  }

  private struct Items: View {
    @State private var items = ["a", "b", "c"].map { Item(id: $0) }

    var body: some View {
      ForEach($items) { $item in
        Toggle(item.id, isOn: $item.isDone)
        Fixed(item.width, 1).named(item.id)
      }
      Button("remove") { items.removeFirst() }
    }
  }

  @Test("Elements of a collection are bound")
  func elements() throws {
    let tree = LayoutTree { Items() }
    func widths() -> [CGFloat?] { ["a", "b", "c"].map { tree.width(of: $0) } }
    #expect(widths() == [9, 9, 9])
    try tree.press("b")
    #expect(widths() == [9, 1, 9])
    try tree.press("remove")
    // The toggles are those of the elements as they were laid out last.
    try tree.press("c")
    try tree.press("a")
    #expect(widths() == [nil, 1, 1])
  }
}
