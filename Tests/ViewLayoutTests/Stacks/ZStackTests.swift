import Testing
import ViewLayout

@Suite("Views over each other")
struct ZStackTests {
  @Test(
    "A pile is as large as what its views of the highest priority cover",
    arguments: [
      LayoutCase("G1", 200, 100, "200×100", "A(75,0 50×100); B(0,25 200×50)") {
        ZStack {
          Color.red.frame(width: 50).named("A"); Color.red.frame(height: 50).named("B")
        }
      },
      LayoutCase("G2", nil, nil, "60×60", "A(0,0 60×60); B(40,40 20×20)") {
        ZStack(alignment: .bottomTrailing) {
          Fixed(60, 60).named("A"); Fixed(20, 20).named("B")
        }
      },
      LayoutCase("G3", nil, nil, "40×40", "A(0,-30 100×100); B(0,-10 60×60); C(0,0 40×40)") {
        ZStack(alignment: .leading) {
          Fixed(100, 100).named("A").layoutPriority(-0.1)
          Fixed(60, 60).named("B")
          Fixed(40, 40).named("C").layoutPriority(1)
        }
      },
      LayoutCase("G5", 200, 100, "40×20", "A(0,0 40×20); B(0,0 40×20)") {
        ZStack {
          Color.red.named("A"); Fixed(40, 20).named("B").layoutPriority(1)
        }
      },
    ]
  )
  func sizes(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
