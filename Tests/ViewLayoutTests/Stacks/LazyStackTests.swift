import Testing
import ViewLayout

@Suite("Lazy stacks")
struct LazyStackTests {
  @Test(
    "Lazy stacks take the length across, and give views their ideal length",
    arguments: [
      LayoutCase("upright", 100, 500, "100×35", "A(0,0 100×10); B(35,15 30×20)") {
        LazyVStack(spacing: 5) {
          Color.red.named("A"); Fixed(30, 20).named("B")
        }
      },
      LayoutCase("leading", 100, nil, "100×28", "D(0,0 100×1); B(0,8 30×20)") {
        LazyVStack(alignment: .leading, spacing: 7) {
          Divider().named("D"); Fixed(30, 20).named("B")
        }
      },
      LayoutCase("lying", 500, 100, "43×100", "A(0,0 10×100); S(15,50 8×0); B(28,80 15×20)") {
        LazyHStack(alignment: .bottom, spacing: 5) {
          Color.red.named("A")
          Spacer().named("S").alignmentGuide(.bottom) { _ in 50 }
          Fixed(15, 20).named("B")
        }
      },
      LayoutCase("ideal", nil, nil, "30×38", "A(0,0 30×10); B(0,18 30×20)") {
        LazyVStack {
          Color.red.named("A"); Fixed(30, 20).named("B")
        }
      },
      LayoutCase("pinned", 100, 500, "100×35", "A(0,0 100×10); B(35,15 30×20)") {
        LazyVStack(spacing: 5, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Color.red.named("A"); Fixed(30, 20).named("B")
        }
      },
      LayoutCase("pinned beside", 500, 20, "43×20", "A(0,0 10×20); B(13,0 30×20)") {
        LazyHStack(spacing: 3, pinnedViews: .sectionHeaders) {
          Color.red.named("A"); Fixed(30, 20).named("B")
        }
      },
      LayoutCase("one view", 100, 50, "100×20", "B(70,0 30×20)") {
        LazyVStack(alignment: .trailing) { Fixed(30, 20).named("B") }
      },
    ]
  )
  func stacks(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
