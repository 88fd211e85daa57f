import Testing
import ViewLayout

@Suite("Padding")
struct PaddingTests {
  @Test(
    "Padding adds its insets to what its view takes of the rest",
    arguments: [
      LayoutCase("D1", nil, nil, "90×70", "A(20,20 50×30)") {
        Fixed(50, 30).named("A").padding(20)
      },
      LayoutCase("D2a", 30, 30, "40×40", "C(20,20 0×0)") {
        Color.red.named("C").padding(20)
      },
      LayoutCase("D2b", 100, 100, "100×100", "C(20,20 60×60)") {
        Color.red.named("C").padding(20)
      },
      LayoutCase("D2c", nil, nil, "50×50", "C(20,20 10×10)") {
        Color.red.named("C").padding(20)
      },
      LayoutCase("D3", nil, nil, "82×62", "A(16,16 50×30)") {
        Fixed(50, 30).named("A").padding()
      },
      LayoutCase("D4", nil, nil, "30×10", "A(-10,-10 50×30)") {
        Fixed(50, 30).named("A").padding(-10)
      },
      LayoutCase("D5", nil, nil, "85×70", "A(20,10 50×30)") {
        Fixed(50, 30).named("A").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
      },
      LayoutCase("D6", 100, 300, "100×95", "A(0,0 100×30); B(0,65 100×30)") {
        VStack(spacing: 0) {
          Color.red.named("A").frame(height: 30).padding(.bottom, 20)
          Color.blue.named("B").frame(height: 30).padding(.top, 15)
        }
      },
    ]
  )
  func insets(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
