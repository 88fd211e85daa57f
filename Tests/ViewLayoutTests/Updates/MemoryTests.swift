import Testing

@testable import ViewLayout

@Suite("What a tree keeps")
struct MemoryTests {
  private struct Page: View {
    @State private var width: CGFloat = 10
    let model: SampleModel
    let token: Token

    var body: some View {
      VStack {
        GeometryReader { _ in Fixed(width, model.width) }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
            token.use()
          }
        ViewThatFits { Text("wide") }
        ForEach(0..<3) { Tally("\($0)") }
      }
      .onAppear { token.use() }
      .onDisappear { token.use() }
      .onChange(of: width) { token.use() }
      .onPreferenceChange(GreatestWidth.self) { _ in token.use() }
      .sheet(isPresented: .constant(true)) {
        GeometryReader { _ in Fixed(width, 1) }.presentationDetents([.height(width)])
      }
    }
  }

  /// What the actions of views hold, so that it lives as long as these.
  private final class Token {
    func use() {}
  }

  @Test("A tree that is released frees its nodes, slots and actions")
  func released() throws {
    weak var weakToken: Token?
    weak var weakNode: LayoutNode?
    weak var weakSlot: ViewSlot?
    weak var weakSheet: LayoutNode?
    weak var weakLedger: ViewLedger?
    do {
      let token = Token()
      let tree = LayoutTree { Page(model: SampleModel(), token: token) }
      tree.settle(in: ProposedViewSize(width: 200, height: 200))
      try tree.press("1")
      tree.nextTick { token.use() }
      tree.layout(in: ProposedViewSize(width: 300, height: 200))
      (weakToken, weakNode, weakSlot) = (token, tree.root.children.first, tree.slot.children.first)
      (weakSheet, weakLedger) = (tree.presented.first, tree.ledger)
      #expect(weakNode != nil && weakSlot != nil && weakSheet != nil)
    }
    #expect(weakNode == nil)
    #expect(weakSlot == nil)
    #expect(weakSheet == nil)
    #expect(weakLedger == nil)
    #expect(weakToken == nil)
  }

  @Test("Views that come and go ten thousand times leave nothing behind")
  func updates() {
    let remote = Remote(0)
    let (shared, model) = (Remote(CGFloat(1)), SampleModel())
    let tree = LayoutTree {
      shared.view { _ in
        remote.view { value in
          Fixed(CGFloat(value % 7), model.width).id(value).coordinateSpace(name: value)
          Reader(
            value: Binding {
              shared.value
            } set: {
              shared.value = $0
            }
          ).id(value)
        }
      }
    }
    for value in 1...10_000 {
      remote.value = value
      tree.layout(in: .unspecified)
    }
    #expect(tree.cells.count == 2)
    #expect(tree.root.allNodes.allSatisfy { $0.coordinateSpaces.count <= 1 })
    #expect(tree.cells.allSatisfy { $0.readerCount < 100 })
    #expect(tree.ledger.updates.writes.isEmpty)
    #expect(tree.warnings.isEmpty)
  }

  private struct Reader: View {
    @Binding var value: CGFloat

    var body: some View { Fixed(value, 1) }
  }

  @Test("Two thousand views in each other are laid out, observed and freed")
  func depth() {
    let remote = Remote(CGFloat(1))
    var width: CGFloat = 0
    do {
      let tree = LayoutTree {
        (0..<2000).reduce(AnyView(remote.view { Fixed($0, 1) })) { view, _ in
          AnyView(view.padding(1))
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      }
      #expect(tree.settle(in: .unspecified).kind == .settled)
      #expect(width == 4001)
      remote.value = 5
      #expect(tree.settle(in: .unspecified).kind == .settled)
      #expect(width == 4005)
    }
  }
}
