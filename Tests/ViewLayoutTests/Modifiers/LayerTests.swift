import Testing
import ViewLayout

@Suite("Overlays, backgrounds and borders")
struct LayerTests {
  @Test(
    "What is in front or behind is offered the size of its view, and changes nothing",
    arguments: [
      LayoutCase("H1", nil, nil, "100×50", "A(0,0 100×50); O(80,0 20×20)") {
        Fixed(100, 50).named("A").overlay(alignment: .topTrailing) { Fixed(20, 20).named("O") }
      },
      LayoutCase("H2", 500, 500, "100×50", "A(0,0 100×50); B(0,0 100×50)") {
        Fixed(100, 50).named("A").background { Color.red.named("B") }
      },
      LayoutCase("H3", nil, nil, "100×50", "A(0,0 100×50); O(-50,-15 200×80)") {
        Fixed(100, 50).named("A").overlay { Fixed(200, 80).named("O") }
      },
      LayoutCase("H4", nil, nil, "70×50", "A(10,10 50×30); red(10,10 50×30); blue(0,0 70×50)") {
        Fixed(50, 30).named("A").border(.red).named("red")
          .padding(10).border(.blue).named("blue")
      },
    ]
  )
  func layers(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A position takes what is proposed; an offset and what is hidden leave their place free",
    arguments: [
      LayoutCase("Position", 100, 80, "100×80", "A(10,20 20×10)") {
        Fixed(20, 10).named("A").position(x: 20, y: 25)
      },
      LayoutCase("Position nil", nil, 80, "20×80", "A(10,20 20×10)") {
        Fixed(20, 10).named("A").position(x: 20, y: 25)
      },
      LayoutCase("Hidden", 100, 10, "100×10", "A(0,0 60×10); B(68,0 32×10)") {
        HStack {
          Fixed(60, 10).named("A").layoutPriority(1).hidden()
          Color.red.named("B")
        }
      },
      LayoutCase("Offset", nil, nil, "20×10", "A(7,-3 20×10)") {
        Fixed(20, 10).named("A").offset(x: 7, y: -3)
      },
    ]
  )
  func positions(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
