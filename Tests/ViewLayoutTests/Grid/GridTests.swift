import Testing
import ViewLayout

@Suite("Grids")
struct GridTests {
  @Test(
    "A column is as wide as its widest view, and flexible ones share the rest",
    arguments: [
      LayoutCase(
        "M1",
        200,
        100,
        "200×100",
        "A(10,20 30×10); B(50,0 150×50); D(0,65 50×20); E(50,50 150×50)"
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Fixed(30, 10).named("A"); Color.red.named("B")
          }
          GridRow {
            Fixed(50, 20).named("D"); Color.red.named("E")
          }
        }
      },
      LayoutCase("M3", 300, 90, "300×90", "A(0,0 100×90); B(100,0 100×90); D(200,0 100×90)") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.named("A"); Color.red.named("B"); Color.red.named("D")
          }
        }
      },
    ]
  )
  func columns(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Views can cover columns, leave lengths to others and stand where they say",
    arguments: [
      // Columns 30 and 20 with a gap of 8; the third row needs 100, so each is 21 wider.
      LayoutCase(
        "Spanning",
        nil,
        nil,
        "100×46",
        "A(10.5,0 30×10); B(69.5,0 20×10); W(0,18 100×10); N(0,36 30×10)"
      ) {
        Grid {
          GridRow {
            Fixed(30, 10).named("A"); Fixed(20, 10).named("B")
          }
          Fixed(100, 10).named("W")
          GridRow { Fixed(30, 10).named("N").gridCellAnchor(.leading) }
        }
      },
      // A row of its own takes what the columns leave, and each of these is 121 wider.
      LayoutCase("Sized", 300, nil, "300×19", "A(60.5,0 30×10); B(219.5,0 20×10); D(0,18 300×1)") {
        Grid {
          GridRow {
            Fixed(30, 10).named("A"); Fixed(20, 10).named("B")
          }
          Divider().named("D")
        }
      },
      LayoutCase("Paragraph", 100, nil, "100×54", "A(0,0 10×10); T(0,14 100×40)") {
        Grid(alignment: .leading, verticalSpacing: 4) {
          GridRow { Fixed(10, 10).named("A") }
          Text("Hello wide world").named("T")
        }
      },
      LayoutCase("Unsized", 300, nil, "58×19", "D(0,18 58×1)") {
        Grid {
          GridRow {
            Fixed(30, 10); Fixed(20, 10)
          }
          Divider().gridCellUnsizedAxes(.horizontal).named("D")
        }
      },
      LayoutCase("Alignment", nil, nil, "58×38", "A(0,20 10×10); B(38,0 20×30); C(0,0 30×0)") {
        Grid {
          GridRow(alignment: .bottom) {
            Fixed(10, 10).gridColumnAlignment(.leading).named("A")
            Fixed(20, 30).named("B")
          }
          GridRow { Fixed(30, 0) }
        }.overlay(alignment: .topLeading) { Fixed(30, 0).named("C") }
      },
    ]
  )
  func cells(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test("A view covers a thousand columns at most")
  func manyColumns() {
    let tree = LayoutTree {
      Grid(horizontalSpacing: 1) { GridRow { Fixed(10, 10).gridCellColumns(.max) } }
    }
    #expect(tree.layout(in: ProposedViewSize(width: 5000, height: 100)).width == 999)
  }

  @Test("The lengths of columns are worked out once in a layout")
  func once() throws {
    let tree = LayoutTree {
      Grid {
        GridRow {
          Color.red.named("A")
          Color.red
        }
      }
    }
    let offer = ProposedViewSize(width: 100, height: 50)
    let view = try #require(tree.root.first(named: "A"))
    for _ in 0..<2 {
      let entries = tree.trace(in: offer).entries(of: view)
      #expect(entries.count { $0.kind == .minimum } == 1)
      #expect(entries.count { $0.kind == .place } > 0)
    }
    tree.layout(in: ProposedViewSize(width: 60, height: 50))
    #expect(view.layoutFrame?.size.width == 26)
  }

  @Test("A cell that changes makes its column wider")
  func changingCell() {
    let remote = Remote<CGFloat>(10)
    let tree = LayoutTree {
      Grid { GridRow { remote.view { Fixed($0, 10) } } }
    }
    #expect(tree.layout(in: .unspecified).width == 10)
    remote.value = 20
    #expect(tree.layout(in: .unspecified).width == 20)
  }
}
