import Testing
import ViewLayout

@Suite("Traces of a layout")
struct TraceTests {
  @Test("A trace has each question inside of the one that needs it, and the arithmetic of offers")
  func text() {
    let tree = LayoutTree {
      HStack(spacing: 0) {
        Color.red.named("A")
        Color.red.named("B")
      }
    }
    tree.isTracing = true
    _ = tree.sizeThatFits(ProposedViewSize(width: 300, height: 100))
    #expect(
      tree.trace.text == """
        HStack  offer 300×100 → 300×100
          A  min 0×100 → 0×100
          A  max inf×100 → inf×100
          B  min 0×100 → 0×100
          B  max inf×100 → inf×100
          A  offer 150×100 → 150×100  300 among 2, flexibility inf
          B  offer 150×100 → 150×100  150 among 1, flexibility inf

        """
    )
  }

  @Test("An offer tells the priority, and what is kept for lower ones")
  func priorities() throws {
    let tree = LayoutTree {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).named("A")
        Color.red.layoutPriority(1).named("B")
      }
    }
    tree.isTracing = true
    _ = tree.sizeThatFits(ProposedViewSize(width: 100, height: 10))
    let offers = ["A", "B"].compactMap { name in
      tree.root.first(named: name).flatMap { node in
        tree.trace.entries(of: node).compactMap(\.offer).first
      }
    }
    #expect(
      offers.map(\.description) == [
        "20 among 1", "80 among 1, 20 kept for lower priorities, priority 1",
      ]
    )
    #expect(offers.map(\.length) == [20, 80])
  }

  @Test("What is remembered is marked, and questions that place views are told apart")
  func remembered() throws {
    let tree = LayoutTree { Color.red.padding(10).named("P") }
    tree.isTracing = true
    tree.layout(in: ProposedViewSize(width: 100, height: nil))
    #expect(
      tree.trace.text == """
        P  offer 100×nil → 100×30
          Color  offer 80×nil → 80×10
        P  place 100×nil → 100×30  remembered
        Color  place 80×nil → 80×10  remembered

        """
    )
  }

  @Test("What a layout of one's own asks is told by what it proposes")
  func ownLayouts() {
    let tree = LayoutTree { EqualWidthColumn { Fixed(20, 10).named("A") } }
    tree.isTracing = true
    _ = tree.sizeThatFits(ProposedViewSize(width: 50, height: nil))
    #expect(
      tree.trace.text == """
        EqualWidthColumn  offer 50×nil → 20×10
          A  ideal nil×nil → 20×10
          A  offer 20×nil → 20×10

        """
    )
  }

  @Test("A trace is about the latest proposal, and there only while it is asked for")
  func lifetime() {
    let tree = LayoutTree { Color.red }
    tree.layout(in: .zero)
    #expect(tree.trace.entries.isEmpty)
    tree.isTracing = true
    for width in [10, 20, 30] {
      tree.layout(in: ProposedViewSize(width: CGFloat(width), height: 5))
    }
    #expect(tree.trace.entries.map(\.proposal.width) == [30, 30])
    tree.isTracing = false
    tree.layout(in: .unspecified)
    #expect(tree.trace.entries.isEmpty)
  }

  @Test("A trace has one layout, however often the views are laid out")
  func growth() throws {
    let remote = Remote<CGFloat>(10)
    let tree = LayoutTree { remote.view { Fixed($0, 1).named("A") }.padding(1).named("P") }
    tree.isTracing = true
    for _ in 0..<5 { tree.layout(in: .unspecified) }
    let entries = tree.trace.entries
    #expect(entries.map(\.kind) == [.offer, .offer, .place, .place])
    remote.value = 20
    for _ in 0..<5 { tree.layout(in: .unspecified) }
    #expect(tree.trace.entries.map(\.reply.width) == [22, 20, 22, 20])
    #expect(tree.trace.entries.map(\.isRemembered) == [false, false, true, true])
    for _ in 0..<5 { _ = tree.sizeThatFits(.zero) }
    tree.layout(in: .zero)
    #expect(tree.trace.entries.last?.kind == .place)
    #expect(tree.trace.entries.count < 12)
  }

  @Test("A layout can be traced from nothing, once")
  func once() {
    let tree = LayoutTree { Fixed(10, 1).padding(1) }
    tree.layout(in: .unspecified)
    let trace = tree.trace(in: .unspecified)
    #expect(trace.entries.map(\.isRemembered) == [false, false, true, true])
    #expect(!tree.isTracing)
    #expect(tree.trace.entries.isEmpty)
    tree.isTracing = true
    #expect(tree.trace(in: .zero).entries.count == 4)
    #expect(tree.isTracing)
  }
}
