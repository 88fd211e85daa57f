import Testing
import ViewLayout

@Suite("Modifiers of one's own")
struct ViewModifierTests {
  private struct Framed: ViewModifier {
    let margin: CGFloat

    func body(content: Content) -> some View { content.padding(margin) }
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        content
      }
    }
  }

  /// Is wider with each press.
  private struct Counting: ViewModifier {
    @State private var count = 0
    @Environment(\.defaultPadding) private var padding

    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        content
        Button("more") { count += 1 }
      }
      .frame(width: padding + CGFloat(count))
    }
  }

  @Test("A modifier makes another view of one")
  func views() {
    let tree = LayoutTree { Fixed(10, 20).modifier(Framed(margin: 5)) }
    #expect(tree.layout(in: .unspecified) == CGSize(width: 20, height: 30))
    let twice = LayoutTree { Fixed(10, 20).modifier(Twice()) }
    #expect(twice.layout(in: .unspecified) == CGSize(width: 20, height: 20))
    let both = Framed(margin: 5).concat(Framed(margin: 1))
    let outer = LayoutTree { Fixed(10, 20).modifier(both).modifier(EmptyModifier.identity) }
    #expect(outer.layout(in: .unspecified) == CGSize(width: 22, height: 32))
  }

  @Test("State and environment of a modifier belong to the place where it is applied")
  func properties() throws {
    let tree = LayoutTree {
      HStack(spacing: 0) {
        Tally("inner").modifier(Counting()).named("left")
        Color.red.modifier(Counting()).environment(\.defaultPadding, 100).named("right")
      }
    }
    #expect(tree.width(of: "left") == 16)
    #expect(tree.width(of: "right") == 100)
    try tree.press("more")
    #expect(tree.width(of: "left") == 17)
    #expect(tree.width(of: "right") == 100)
    try tree.press("inner")
    #expect(tree.width(of: "inner") == 1)
    try tree.press("more")
    #expect(tree.width(of: "left") == 18)
    #expect(tree.width(of: "inner") == 1)
  }

  @Test("A modifier of several views is applied to all of them together")
  func severalViews() {
    struct Beside: ViewModifier {
      func body(content: Content) -> some View { HStack(spacing: 1) { content } }
    }
    let tree = LayoutTree {
      Group {
        Fixed(10, 20)
        Fixed(30, 5)
      }
      .modifier(Beside())
    }
    #expect(tree.layout(in: .unspecified) == CGSize(width: 41, height: 20))
  }
}
