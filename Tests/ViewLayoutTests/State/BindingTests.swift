import Testing
import ViewLayout

@Suite("Bindings and the environment")
struct BindingTests {
  private struct Size: Equatable {
    var width = 1
    var height = 2
  }

  @Test("A part of a value is changed in the value")
  func parts() {
    var size = Size()
    let binding = Binding {
      size
    } set: {
      size = $0
    }
    binding.height.wrappedValue = 9
    #expect(size == Size(width: 1, height: 9))
    #expect(binding.height.wrappedValue == 9)
    let again = Binding(projectedValue: binding.projectedValue)
    again.wrappedValue.width = 4
    #expect(size == Size(width: 4, height: 9))
  }

  @Test("What an optional value has can be bound while it has one")
  func unwrapping() throws {
    var size: Size? = Size()
    let optional = Binding<Size?> {
      size
    } set: {
      size = $0
    }
    let binding = try #require(Binding(optional))
    binding.width.wrappedValue = 8
    #expect(size == Size(width: 8, height: 2))
    size = nil
    if Binding<Size>(optional) != nil { Issue.record("there is no size to bind") }
    #expect(binding.wrappedValue == Size())
  }

  @Test("A value can be bound as an optional one, which never goes")
  func wrapping() {
    var width = 3
    let optional = Binding<Int?>(
      Binding {
        width
      } set: {
        width = $0
      }
    )
    optional.wrappedValue = 5
    #expect(width == 5)
    optional.wrappedValue = nil
    #expect(optional.wrappedValue == 5)
  }

  @Test("A constant stays")
  func constant() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test("State that is nil at first can be set and cleared")
  func optionalState() throws {
    struct Selecting: View {
      @State private var selection: Int?

      var body: some View {
        Button("set") { selection = 3 }
        Button("clear") { selection = nil }
        Fixed(CGFloat(selection ?? 50), 1).named("a")
      }
    }
    let tree = LayoutTree { Selecting() }
    #expect(tree.width(of: "a") == 50)
    try tree.press("set")
    #expect(tree.width(of: "a") == 3)
    try tree.press("clear")
    #expect(tree.width(of: "a") == 50)
  }

  @Test("State outside of a tree is the value with which it begins, and can be changed")
  func stateAlone() {
    let state = State(initialValue: 4)
    #expect(state.wrappedValue == 4)
    state.projectedValue.wrappedValue = 5
    #expect(state.wrappedValue == 5)
  }

  @Test("A property with state of its own is connected")
  func nestedProperty() throws {
    struct Counter: DynamicProperty {
      @State var count = 1
    }
    struct Counting: View {
      private let counter = Counter()

      var body: some View {
        Button("more") { counter.count += 1 }
        Fixed(CGFloat(counter.count), 1).named("a")
      }
    }
    let tree = LayoutTree { Counting() }
    try tree.press("more")
    #expect(tree.width(of: "a") == 2)
  }

  @Test("A view takes the nearest value of the environment, also of a key of one's own")
  func environment() {
    struct Reading: View {
      @Environment(\.layoutDirection) private var direction
      @Environment(\.density) private var density
      let name: String

      var body: some View {
        Fixed(direction == .leftToRight ? 10 : 20, CGFloat(density)).named(name)
      }
    }
    let remote = Remote(3.0)
    let tree = LayoutTree {
      Reading(name: "a")
      remote.view { density in
        Reading(name: "b").environment(\.layoutDirection, .rightToLeft)
          .environment(\.density, 9).environment(\.density, density)
        Reading(name: "c").environment(\.density, density)
      }
    }
    tree.layout(in: .unspecified)
    let sizes = {
      ["a", "b", "c"].map { tree.root.first(named: $0)?.layoutFrame.map { [$0.width, $0.height] } }
    }
    #expect(sizes() == [[10, 1], [20, 9], [10, 3]])
    remote.value = 4
    tree.layout(in: .unspecified)
    #expect(sizes() == [[10, 1], [20, 9], [10, 4]])
  }
}

private enum Density: EnvironmentKey {
  static var defaultValue: Double { 1 }
}

extension EnvironmentValues {
  fileprivate var density: Double {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}
