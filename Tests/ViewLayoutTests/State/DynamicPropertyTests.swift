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

  private struct Line: Shape {
    @Environment(\.defaultPadding) private var padding
    @State private var length: CGFloat = 3
    let take: (Binding<CGFloat>) -> Void

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      take($length)
      return CGSize(width: padding + length, height: 1)
    }
  }

  private struct Lengths: View {
    let extra: Doubled?
    let kept: State<CGFloat>?
    @State private var count: CGFloat = 3

    var body: some View {
      Button("more") { count += 1 }
      Fixed(count, 1).named("count")
      Fixed(extra?.wrappedValue ?? 50, 1).named("extra")
      Fixed(kept?.wrappedValue ?? 60, 1).named("kept")
    }
  }

  @Test("A shape has properties as a view has, and follows them")
  func shapes() {
    var binding: Binding<CGFloat>?
    let line = Line { binding = $0 }
    #expect(LayoutTree { line.environment(\.defaultPadding, 5) }.sizeThatFits(.zero).width == 8)
    let tree = LayoutTree { line.named("line") }
    #expect(tree.width(of: "line") == 19)
    binding?.wrappedValue = 10
    #expect(tree.width(of: "line") == 26)
  }

  @Test("An optional property is connected once it is there, and shifts no other state")
  func optional() throws {
    let remote = Remote(false)
    let tree = LayoutTree {
      remote.view { isThere in
        Lengths(extra: isThere ? Doubled() : nil, kept: isThere ? State(initialValue: 7) : nil)
      }
    }
    #expect(tree.width(of: "extra") == 50)
    try tree.press("more")
    remote.value = true
    #expect(tree.width(of: "extra") == 32)
    #expect(tree.width(of: "kept") == 7)
    #expect(tree.width(of: "count") == 4)
    remote.value = false
    #expect(tree.width(of: "kept") == 60)
    #expect(tree.width(of: "count") == 4)
  }

  @Test("A property is brought up to date before its view is evaluated")
  func update() {
    #expect(LayoutTree { Bar() }.width(of: "bar") == 32)
    #expect(LayoutTree { Bar().environment(\.defaultPadding, 4) }.width(of: "bar") == 8)
  }
}
