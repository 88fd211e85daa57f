import Testing
import ViewLayout

@Suite("What is accepted without effect on layout")
struct EffectlessTests {
  @Test("Accessibility, animations and scroll indicators leave sizes as they are")
  func modifiers() {
    let plain = LayoutTree { ScrollView { Fixed(30, 20) } }
    let tree = LayoutTree {
      ScrollView(.vertical, showsIndicators: false) {
        Fixed(30, 20)
          .accessibilityLabel("a").accessibilityLabel(Text("a")).accessibilityHidden(true)
          .accessibilityIdentifier("a").accessibilityValue("1").accessibilityHint("b")
          .accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isImage)
          .accessibilityElement(children: .combine).accessibilitySortPriority(1)
          .animation(.easeInOut(duration: 0.3).delay(1), value: 3)
          .animation(.spring(), value: true).animation(nil, value: "x")
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      .scrollIndicators(.hidden).scrollDisabled(true)
    }
    let offer = ProposedViewSize(width: 100, height: 50)
    #expect(tree.layout(in: offer) == plain.layout(in: offer))
    #expect(tree.root.children.map(\.layoutFrame) == plain.root.children.map(\.layoutFrame))
    #expect(tree.warnings == [])
  }

  @Test("Changes with an animation are made at once")
  func changes() throws {
    struct Wider: View {
      @State private var width: CGFloat = 10

      var body: some View {
        Button("wider") { withAnimation(.snappy) { width += 5 } }
        Stepper("width", value: $width.animation(.linear))
        Fixed(width, 1).named("bar")
      }
    }
    let tree = LayoutTree { Wider() }
    #expect(tree.width(of: "bar") == 10)
    try tree.press("wider")
    #expect(tree.width(of: "bar") == 15)
    try tree.press("width +")
    #expect(tree.width(of: "bar") == 16)
    #expect(withAnimation { 7 } == 7)
  }
}
