import Testing
import ViewLayout

@Suite("Frames")
struct FrameTests {
  @Test(
    "A fixed frame has its lengths, whatever its view takes of them",
    arguments: [
      LayoutCase("C1", nil, nil, "100×10", "F(0,0 100×10); C(0,0 100×10)") {
        Color.red.named("C").frame(width: 100).named("F")
      },
      LayoutCase("C2", 10, 10, "100×50", "A(0,0 30×30)") {
        Fixed(30, 30).named("A").frame(width: 100, height: 50, alignment: .topLeading)
      },
      LayoutCase("C3", nil, nil, "100×100", "A(-50,-50 200×200)") {
        Fixed(200, 200).named("A").frame(width: 100, height: 100)
      },
      LayoutCase("C4", 500, 500, "100×20", "A(70,0 30×20)") {
        Fixed(30, 20).named("A").frame(width: 100, alignment: .bottomTrailing)
      },
    ]
  )
  func fixed(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A frame with two limits takes what is proposed between them",
    arguments: [
      LayoutCase("C5a", 20, nil, "50×30", "A(10,0 30×30)") {
        Fixed(30, 30).named("A").frame(minWidth: 50, maxWidth: 100)
      },
      LayoutCase("C5b", 75, nil, "75×30", "A(22.5,0 30×30)") {
        Fixed(30, 30).named("A").frame(minWidth: 50, maxWidth: 100)
      },
      LayoutCase("C5c", 200, nil, "100×30", "A(35,0 30×30)") {
        Fixed(30, 30).named("A").frame(minWidth: 50, maxWidth: 100)
      },
      LayoutCase("C5d", nil, nil, "50×30", "A(10,0 30×30)") {
        Fixed(30, 30).named("A").frame(minWidth: 50, maxWidth: 100)
      },
      LayoutCase("C11", 500, 500, "200×100", "C(0,0 200×100)") {
        Rectangle().named("C").frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
      },
    ]
  )
  func limits(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A frame with a greatest length is as long as its view at least",
    arguments: [
      LayoutCase("C6a", 200, 100, "200×30", "A(85,0 30×30)") {
        Fixed(30, 30).named("A").frame(maxWidth: .infinity)
      },
      LayoutCase("C6b", nil, nil, "30×30", "A(0,0 30×30)") {
        Fixed(30, 30).named("A").frame(maxWidth: .infinity)
      },
      LayoutCase("C6c", 10, nil, "30×30", "A(0,0 30×30)") {
        Fixed(30, 30).named("A").frame(maxWidth: .infinity)
      },
      LayoutCase("C9", 0, 0, "200×200", "C(0,0 200×200)") {
        Color.red.named("C").frame(maxWidth: .infinity).frame(width: 200, height: 200)
      },
    ]
  )
  func maxima(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A frame with a least length takes more if its view does",
    arguments: [
      LayoutCase("C7a", 50, 20, "100×20", "C(0,0 100×20)") {
        Color.red.named("C").frame(minWidth: 100)
      },
      LayoutCase("C7b", 150, 20, "150×20", "C(0,0 150×20)") {
        Color.red.named("C").frame(minWidth: 100)
      },
      LayoutCase("C7c", nil, 20, "100×20", "C(0,0 100×20)") {
        Color.red.named("C").frame(minWidth: 100)
      },
    ]
  )
  func minima(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A frame has its ideal lengths where nothing is proposed",
    arguments: [
      LayoutCase("C8a", nil, nil, "100×50", "C(0,0 100×50)") {
        Color.red.named("C").frame(idealWidth: 100, idealHeight: 50)
      },
      LayoutCase("C8b", 30, 30, "30×30", "C(0,0 30×30)") {
        Color.red.named("C").frame(idealWidth: 100, idealHeight: 50)
      },
    ]
  )
  func ideals(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
