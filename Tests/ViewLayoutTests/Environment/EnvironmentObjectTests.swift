import Testing
import ViewLayout

@Suite("Objects in the environment")
struct EnvironmentObjectTests {
  private struct Bar: View {
    @Environment(SampleModel.self) private var model

    var body: some View {
      @Bindable var model = model
      Fixed(model.width, 1).named("bar")
      Setter(width: $model.width)
    }
  }

  private struct Setter: View {
    @Binding var width: CGFloat

    var body: some View { Button("wider") { width += 5 } }
  }

  private struct Maybe: View {
    @Environment(SampleModel.self) private var model: SampleModel?

    var body: some View { Fixed(model?.width ?? 1, 1).named("maybe") }
  }

  @Test("An object is found by its type, and its changes are seen")
  func object() throws {
    let model = SampleModel()
    let tree = LayoutTree { VStack { Bar() }.environment(model) }
    #expect(tree.width(of: "bar") == 10)
    model.width = 30
    #expect(tree.width(of: "bar") == 30)
    try tree.press("wider")
    #expect(tree.width(of: "bar") == 35)
  }

  @Test("An object that may be missing is an optional one")
  func missing() {
    #expect(LayoutTree { Maybe() }.width(of: "maybe") == 1)
    #expect(LayoutTree { Maybe().environment(SampleModel()) }.width(of: "maybe") == 10)
    let none: SampleModel? = nil
    let tree = LayoutTree { Maybe().environment(none).environment(SampleModel()) }
    #expect(tree.width(of: "maybe") == 1)
  }
}
