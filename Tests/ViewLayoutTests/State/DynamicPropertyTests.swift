import Testing
import ViewLayout

@Suite("Properties of one's own")
struct DynamicPropertyTests {
  @propertyWrapper
  private struct Doubled: DynamicProperty {
    @Environment(\.defaultPadding) private var padding
    private let seen = Seen()

    final class Seen { var padding: CGFloat = 0 }

    var wrappedValue: CGFloat { seen.padding * 2 }

    mutating func update() { seen.padding = padding }
  }

  private struct Bar: View {
    @Doubled private var width

    var body: some View { Fixed(width, 1).named("bar") }
  }

  @Test("A property is brought up to date before its view is evaluated")
  func update() {
    #expect(LayoutTree { Bar() }.width(of: "bar") == 32)
    #expect(LayoutTree { Bar().environment(\.defaultPadding, 4) }.width(of: "bar") == 8)
  }
}
