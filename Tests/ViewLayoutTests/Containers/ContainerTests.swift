import Testing
import ViewLayout

@Suite("Scroll views and choices")
struct ContainerTests {
  @Test(
    "A scroll view is as long as it is offered, and as wide as its content",
    arguments: [
      LayoutCase("J1", 200, 400, "80×400", "V(0,0 80×400); A(0,0 80×300); B(10,300 60×300)") {
        ScrollView {
          VStack(spacing: 0) {
            Fixed(80, 300).named("A"); Fixed(60, 300).named("B")
          }
        }.named("V")
      },
      LayoutCase("J2a", 200, 400, "200×400", "V(0,0 200×400); A(0,0 200×10)") {
        ScrollView { Color.red.named("A") }.named("V")
      },
      LayoutCase("J2b", nil, nil, "10×10", "V(0,0 10×10); A(0,0 10×10)") {
        ScrollView { Color.red.named("A") }.named("V")
      },
    ]
  )
  func scrolling(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "The first view that fits is shown, and the last if none does",
    arguments: [
      LayoutCase("K1a", 200, 100, "200×20", "A(0,0 100×20); B(100,0 100×20); A2(hidden)") {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 0) {
            Fixed(100, 20).named("A"); Fixed(100, 20).named("B")
          }
          VStack(spacing: 0) {
            Fixed(100, 20).named("A2"); Fixed(100, 20).named("B2")
          }
        }
      },
      LayoutCase("K1b", 199, 100, "100×40", "A2(0,0 100×20); B2(0,20 100×20); A(hidden)") {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 0) {
            Fixed(100, 20).named("A"); Fixed(100, 20).named("B")
          }
          VStack(spacing: 0) {
            Fixed(100, 20).named("A2"); Fixed(100, 20).named("B2")
          }
        }
      },
      LayoutCase("K1c", nil, nil, "200×20", "A(0,0 100×20); B(100,0 100×20)") {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 0) {
            Fixed(100, 20).named("A"); Fixed(100, 20).named("B")
          }
          VStack(spacing: 0) {
            Fixed(100, 20).named("A2"); Fixed(100, 20).named("B2")
          }
        }
      },
      LayoutCase("K2", 100, 100, "250×10", "B(0,0 250×10)") {
        ViewThatFits {
          Fixed(300, 10).named("A"); Fixed(250, 10).named("B")
        }
      },
    ]
  )
  func choices(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A panel of labels wraps in a narrow window and scrolls in a low one",
    arguments: [
      LayoutCase(
        "L4a",
        300,
        400,
        "300×400",
        "V(0,0 300×400); panel(20,20 260×156); T0(30,30 100×20); T1(30,78 230×40); T2(30,146 100×20)"
      ) {
        LabelScene()
      },
      LayoutCase(
        "L4b",
        900,
        400,
        "900×400",
        "V(0,0 900×400); panel(20,20 370×136); T0(30,30 100×20); T1(30,78 350×20); T2(30,126 100×20)"
      ) {
        LabelScene()
      },
      LayoutCase(
        "L4c",
        220,
        180,
        "220×180",
        "V(0,0 220×180); panel(20,20 180×176); T0(30,30 100×20); T1(30,78 160×60); T2(30,166 100×20)"
      ) {
        LabelScene()
      },
      LayoutCase(
        "L4d",
        100,
        100,
        "220×180",
        "V(0,0 220×180); panel(20,20 180×176); T0(30,30 100×20); T1(30,78 160×60); T2(30,166 100×20)"
      ) {
        LabelScene()
      },
    ]
  )
  func scene(_ layout: LayoutCase) throws {
    try layout.check()
  }

  /// Several views without a container.
  private struct Several: View {
    var body: some View {
      Fixed(50, 10)
      Spacer(minLength: 4)
      Fixed(50, 10)
    }
  }

  /// A gap that stands alone.
  private struct Alone: View {
    var body: some View { Spacer(minLength: 4) }
  }

  @Test("Several views that come from one stand in the container's stack, and one in none")
  func severalFromOne() {
    let proposal = ProposedViewSize(width: 200, height: 100)
    func size(@ViewBuilder _ content: () -> some View) -> CGSize {
      LayoutTree(content: content).layout(in: proposal)
    }
    let stacked = CGSize(width: 50, height: 100)
    #expect(size { ScrollView { Group { Several() } } } == stacked)
    #expect(size { ScrollView { Several() } } == stacked)
    #expect(size { ScrollView { if stacked.width > 0 { Several() } } } == stacked)
    #expect(size { ScrollView { AnyView(Several()) } } == stacked)
    #expect(size { Several() } == CGSize(width: 50, height: 100))
    #expect(size { Group { Alone() } } == CGSize(width: 200, height: 100))
    #expect(size { ScrollView(.horizontal) { Group { Alone() } } }.height == 100)
    let rule = LayoutTree {
      ScrollView(.horizontal) {
        Group {
          Fixed(10, 30)
          Divider().named("rule")
        }
      }
    }
    rule.layout(in: proposal)
    #expect(rule.node(at: "rule")?.layoutFrame?.size == CGSize(width: 1, height: 100))
  }

  @Test("A gap knows its stack again when others come or go")
  func changingCount() {
    let remote = Remote(1)
    let tree = LayoutTree {
      remote.view { count in
        ScrollView {
          Group {
            if count > 1 { Fixed(50, 10) }
            Spacer(minLength: 4)
          }
        }
      }
    }
    for count in [1, 2, 1, 2] {
      remote.value = count
      let width = tree.layout(in: ProposedViewSize(width: 200, height: 100)).width
      #expect(width == (count == 1 ? 200 : 50))
    }
  }
}
