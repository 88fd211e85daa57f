import Testing
import ViewLayout

@Suite("Layouts of one's own")
struct CustomLayoutTests {
  @Test(
    "Labels share the width of the widest, up to what is offered",
    arguments: [
      LayoutCase(
        "L1a",
        nil,
        nil,
        "370×136",
        "T0(10,10 100×20); T1(10,58 350×20); T2(10,106 100×20)"
      ) {
        LabelPanel()
      },
      LayoutCase(
        "L1b",
        200,
        nil,
        "200×156",
        "T0(10,10 100×20); T1(10,58 180×40); T2(10,126 100×20)"
      ) {
        LabelPanel()
      },
      LayoutCase(
        "L1c",
        .infinity,
        nil,
        "370×136",
        "T0(10,10 100×20); T1(10,58 350×20); T2(10,106 100×20)"
      ) {
        LabelPanel()
      },
      LayoutCase(
        "L1d",
        1000,
        nil,
        "370×136",
        "T0(10,10 100×20); T1(10,58 350×20); T2(10,106 100×20)"
      ) {
        LabelPanel()
      },
      LayoutCase("L2", 300, nil, "40×40", "E(20,20 0×0)") {
        EqualWidthColumn {}.named("E").padding(20)
      },
    ]
  )
  func sharedWidth(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Views flow into rows",
    arguments: [
      LayoutCase(
        "L3a",
        200,
        nil,
        "196×48",
        "A(0,0 60×20); B(68,0 60×20); C(136,0 60×20); D(0,28 60×20)"
      ) {
        Flow(spacing: 8) { ForEach(["A", "B", "C", "D"], id: \.self) { Fixed(60, 20).named($0) } }
      },
      LayoutCase(
        "L3b",
        nil,
        nil,
        "264×20",
        "A(0,0 60×20); B(68,0 60×20); C(136,0 60×20); D(204,0 60×20)"
      ) {
        Flow(spacing: 8) { ForEach(["A", "B", "C", "D"], id: \.self) { Fixed(60, 20).named($0) } }
      },
      LayoutCase(
        "L3c",
        60,
        nil,
        "60×104",
        "A(0,0 60×20); B(0,28 60×20); C(0,56 60×20); D(0,84 60×20)"
      ) {
        Flow(spacing: 8) { ForEach(["A", "B", "C", "D"], id: \.self) { Fixed(60, 20).named($0) } }
      },
    ]
  )
  func flow(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A layout of any type lays out as the one in it",
    arguments: [
      LayoutCase("F13a", 200, 80, "200×50", "A(0,0 50×50); S(50,25 100×0); B(150,0 50×50)") {
        AnyLayout(HStackLayout())() {
          Fixed(50, 50).named("A"); Spacer().named("S"); Fixed(50, 50).named("B")
        }
      },
      LayoutCase("L3a", 200, nil, "196×48", "D(0,28 60×20)") {
        AnyLayout(Flow(spacing: 8))() {
          ForEach(["A", "B", "C", "D"], id: \.self) { Fixed(60, 20).named($0) }
        }
      },
    ]
  )
  func anyLayout(_ layout: LayoutCase) throws {
    try layout.check()
  }

  /// A layout that leaves everything to another one of any type.
  private struct Delegating: Layout {
    let other: AnyLayout

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { other.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) -> CGSize {
      other.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) {
      other.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) -> CGFloat? {
      other.explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
  }

  /// A layout whose baseline is at a third of its height.
  private struct Third: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { CGSize(width: 10, height: 30) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? { guide == .firstTextBaseline ? 10 : nil }
  }

  @Test("A layout of any type tells the guides of its layout")
  func guidesOfAnyLayout() {
    let tree = LayoutTree {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Fixed(5, 25)
        Delegating(other: AnyLayout(Third())) {}.named("A")
      }
    }
    #expect(tree.layout(in: .unspecified) == CGSize(width: 15, height: 45))
    #expect(tree.node(at: "A")?.layoutFrame == CGRect(x: 5, y: 15, width: 10, height: 30))
  }
}
