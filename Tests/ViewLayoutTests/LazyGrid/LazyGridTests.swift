import Testing
import ViewLayout

@Suite("Lazy grids")
struct LazyGridTests {
  @Test(
    "Columns share the width by their limits, twice",
    arguments: [
      LayoutCase("N1", 200, nil, "200×10", "A(0,0 70×10); B(78,0 57×10); C(143,0 57×10)") {
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
          ForEach(["A", "B", "C"], id: \.self) { Color.red.named($0) }
        }
      },
      LayoutCase("pinned", 30, nil, "30×23", "A(0,0 30×10); B(0,13 30×10)") {
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 3, pinnedViews: .sectionHeaders) {
          ForEach(["A", "B"], id: \.self) { Color.red.named($0) }
        }
      },
      LayoutCase("pinned beside", nil, 30, "23×30", "A(0,0 10×30); B(13,0 10×30)") {
        LazyHGrid(rows: [GridItem(.flexible())], spacing: 3, pinnedViews: .sectionFooters) {
          ForEach(["A", "B"], id: \.self) { Color.red.named($0) }
        }
      },
      LayoutCase("N2", 300, nil, "334×10", "A(-8.5,0 163×10); B(162.5,0 180×10)") {
        LazyVGrid(
          columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
        ) {
          ForEach(["A", "B"], id: \.self) { Color.red.named($0) }
        }
      },
      LayoutCase("N3", 300, nil, "300×10", "A(0,0 180×10); B(188,0 112×10)") {
        LazyVGrid(
          columns: [GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))]
        ) {
          ForEach(["A", "B"], id: \.self) { Color.red.named($0) }
        }
      },
    ]
  )
  func columns(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Views fill row after row, each as high as its highest view",
    arguments: [
      LayoutCase(
        "rows",
        100,
        500,
        "100×55",
        "A(20,10 10×20); B(50,0 10×40); C(10,45 30×10)"
      ) {
        LazyVGrid(
          columns: [GridItem(spacing: 0), GridItem(alignment: .topLeading)],
          spacing: 5
        ) {
          Fixed(10, 20).named("A")
          Fixed(10, 40).named("B")
          Fixed(30, 10).named("C")
        }
      },
      LayoutCase(
        "columns",
        500,
        100,
        "55×100",
        "A(10,20 20×10); B(0,50 40×10); C(45,10 10×30)"
      ) {
        LazyHGrid(
          rows: [GridItem(spacing: 0), GridItem(alignment: .topLeading)],
          spacing: 5
        ) {
          Fixed(20, 10).named("A")
          Fixed(40, 10).named("B")
          Fixed(10, 30).named("C")
        }
      },
      LayoutCase("least widths", nil, nil, "50×10", "A(-7.5,0 25×10); B(17.5,0 40×10)") {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(.adaptive(minimum: 40))]) {
          ForEach(["A", "B"], id: \.self) { Color.red.named($0) }
        }
      },
      LayoutCase("infinite", .infinity, nil, "∞×10", "A(0,0 20×10); B(20,0 ∞×10)") {
        LazyVGrid(
          columns: [GridItem(.flexible(maximum: 20), spacing: 0), GridItem(.adaptive(minimum: 9))]
        ) {
          ForEach(["A", "B"], id: \.self) { Color.red.named($0) }
        }
      },
      LayoutCase("no views", 100, nil, "100×0", "") { LazyVGrid(columns: []) {} },
    ]
  )
  func rows(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test("Columns that are wider than the grid lie on its guide")
  func alignment() throws {
    let columns = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    for (alignment, x) in [(HorizontalAlignment.leading, 0), (.trailing, -17)] {
      let tree = LayoutTree {
        LazyVGrid(columns: columns, alignment: alignment) { Color.red }
      }
      tree.layout(in: ProposedViewSize(width: 300, height: nil))
      #expect(tree.root.children[0].layoutFrame?.origin.x == CGFloat(x))
    }
  }
}
