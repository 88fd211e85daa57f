import Testing
import ViewLayout

@Suite("Fixed sizes and aspect ratios")
struct SizeModifierTests {
  @Test(
    "A view of fixed size is offered nothing",
    arguments: [
      LayoutCase("E1", 100, 100, "10×10", "C(0,0 10×10)") {
        Color.red.named("C").fixedSize()
      },
      LayoutCase("E2", nil, nil, "100×100", "C(45,0 10×100)") {
        Color.red.named("C").fixedSize(horizontal: true, vertical: false).frame(
          width: 100,
          height: 100
        )
      },
    ]
  )
  func fixedSizes(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A ratio changes what is proposed, and the answer is the view's own",
    arguments: [
      LayoutCase("E3", 100, 100, "100×56.25", "C(0,0 100×56.25)") {
        Color.red.named("C").aspectRatio(16 / 9, contentMode: .fit)
      },
      LayoutCase("E4", 100, 100, "177.778×100", "C(0,0 177.778×100)") {
        Color.red.named("C").aspectRatio(16 / 9, contentMode: .fill)
      },
      LayoutCase("E5a", 100, nil, "100×50", "C(0,0 100×50)") {
        Color.red.named("C").aspectRatio(2, contentMode: .fit)
      },
      LayoutCase("E5b", nil, 50, "100×50", "C(0,0 100×50)") {
        Color.red.named("C").aspectRatio(2, contentMode: .fit)
      },
      LayoutCase("E5c", nil, nil, "10×10", "C(0,0 10×10)") {
        Color.red.named("C").aspectRatio(2, contentMode: .fit)
      },
      LayoutCase("E5d", .infinity, 100, "200×100", "C(0,0 200×100)") {
        Color.red.named("C").aspectRatio(2, contentMode: .fit)
      },
      LayoutCase("E6", 80, 80, "80×40", "I(0,0 80×40)") {
        Image(size: CGSize(width: 100, height: 50)).resizable().named("I").scaledToFit()
      },
      LayoutCase("E7", nil, nil, "50×100", "C(-75,0 200×100)") {
        Color.red.named("C").aspectRatio(2, contentMode: .fill).frame(width: 50, height: 100)
      },
      LayoutCase("E8", 100, 100, "30×30", "R(0,0 30×30); A(0,0 30×30)") {
        Fixed(30, 30).named("A").aspectRatio(2, contentMode: .fit).named("R")
      },
      LayoutCase("E9", 500, 500, "100×100", "C(0,16.667 100×66.667)") {
        Rectangle().named("C").aspectRatio(1.5, contentMode: .fit).frame(width: 100, height: 100)
      },
    ]
  )
  func ratios(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
