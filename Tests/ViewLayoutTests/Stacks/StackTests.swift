import Testing
import ViewLayout

@Suite("Stacks")
struct StackTests {
  @Test(
    "Views of like flexibility share the room, the less flexible first",
    arguments: [
      LayoutCase("F1", 300, 100, "300×100", "A(0,0 100×100); B(100,0 100×100); C(200,0 100×100)") {
        HStack(spacing: 0) {
          Color.red.named("A"); Color.red.named("B"); Color.red.named("C")
        }
      },
      LayoutCase("F2", nil, nil, "150×100", "A(-12.5,0 75×100); B(62.5,0 100×100)") {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100).named("A")
          Color.red.frame(minWidth: 100).named("B")
        }.frame(width: 150, height: 100)
      },
      LayoutCase("F3a", 50, 85, "50×122.5", "A(0,0 50×42.5); B(0,42.5 50×80)") {
        VStack(spacing: 0) {
          Color.red.frame(minHeight: 5, maxHeight: 100).named("A")
          Color.red.frame(minHeight: 80).named("B")
        }
      },
      LayoutCase("F3b", 50, 0, "50×85", "A(0,0 50×5); B(0,5 50×80)") {
        VStack(spacing: 0) {
          Color.red.frame(minHeight: 5, maxHeight: 100).named("A")
          Color.red.frame(minHeight: 80).named("B")
        }
      },
      LayoutCase("F4", 500, 500, "500×500", "A(0,0 246×500); B(254,0 246×500)") {
        HStack {
          Color.red.named("A"); Color.red.named("B")
        }
      },
      LayoutCase("F5", 500, 500, "500×500", "A(0,0 500×250); B(0,250 500×250)") {
        VStack(spacing: 0) {
          Color.red.named("A"); Color.red.named("B")
        }
      },
      LayoutCase("F17", 100, 250, "100×250", "A(0,0 100×100); Y(45,120 10×10); B(0,150 100×100)") {
        VStack(spacing: 20) {
          Color.red.named("A"); Fixed(10, 10).named("Y"); Color.red.named("B")
        }
      },
      LayoutCase("F21", 0, .infinity, "0×∞", "A(0,0 0×∞); B(0,0 0×∞)") {
        HStack(spacing: 0) {
          Color.red.named("A"); Color.red.named("B")
        }
      },
    ]
  )
  func sharing(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Views of higher priority come first, and leave the others their least lengths",
    arguments: [
      LayoutCase("F8", 100, 10, "100×10", "A(0,0 20×10); B(20,0 80×10)") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20).named("A")
          Color.red.named("B").layoutPriority(1)
        }
      },
      LayoutCase("F9", 500, 500, "500×500", "A(0,0 500×50); B(0,58 500×442)") {
        VStack {
          Color.red.frame(minHeight: 50).named("A")
          Color.red.named("B").layoutPriority(1)
        }
      },
      LayoutCase(
        "F18",
        100,
        100,
        "100×100",
        "A(0,0 100×0); B(0,8 100×84); D(0,100 46×0); E(54,100 46×0)"
      ) {
        VStack {
          Color.red.named("A")
          Color.red.named("B").layoutPriority(1)
          HStack {
            Color.red.named("D"); Color.red.named("E")
          }
        }
      },
    ]
  )
  func priorities(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Views lie on the guide of their stack",
    arguments: [
      LayoutCase("F6", nil, nil, "100×20", "A(0,0 100×10); B(0,10 50×10)") {
        VStack(alignment: .leading, spacing: 0) {
          Fixed(100, 10).named("A"); Fixed(50, 10).named("B")
        }
      },
      LayoutCase("F7", nil, nil, "100×20", "A(0,0 100×10); B(50,10 50×10)") {
        VStack(alignment: .trailing, spacing: 0) {
          Fixed(100, 10).named("A"); Fixed(50, 10).named("B")
        }
      },
      LayoutCase("F22", nil, nil, "50×34", "T(0,14 20×20); A(20,0 30×30)") {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("Hi").named("T"); Fixed(30, 30).named("A")
        }
      },
      LayoutCase("F24", nil, nil, "70×20", "A(20,0 50×10); B(0,10 50×10)") {
        VStack(alignment: .leading, spacing: 0) {
          Fixed(50, 10).named("A").alignmentGuide(HorizontalAlignment.leading) { _ in -20 }
          Fixed(50, 10).named("B")
        }
      },
      LayoutCase("F28", nil, nil, "200×100", "A(0,40 100×10); B(60,50 40×10)") {
        VStack(alignment: .trailing, spacing: 0) {
          Fixed(100, 10).named("A"); Fixed(40, 10).named("B")
        }
        .frame(width: 200, height: 100, alignment: .leading)
      },
    ]
  )
  func alignment(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "What is not proposed across a stack is its own length once it is placed",
    arguments: [
      LayoutCase("F19", 300, 300, "80×30", "A(0,0 80×20); B(0,20 80×10)") {
        VStack(spacing: 0) {
          Fixed(80, 20).named("A"); Color.red.named("B")
        }.fixedSize()
      }
    ]
  )
  func finalLengths(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Text is the least flexible, and has its ideal length by priority",
    arguments: [
      LayoutCase("F29", 240, 60, "240×60", "T(0,10 50×40); A(50,0 95×60); B(145,0 95×60)") {
        HStack(spacing: 0) {
          Text("Hello world").named("T"); Color.red.named("A"); Color.red.named("B")
        }
      },
      LayoutCase("F30", 240, 60, "240×60", "A(0,0 65×60); T(65,20 110×20); B(175,0 65×60)") {
        HStack(spacing: 0) {
          Color.red.named("A")
          Text("Hello world").named("T").layoutPriority(1)
          Color.red.named("B")
        }
      },
    ]
  )
  func texts(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "From right to left, places are mirrored",
    arguments: [
      LayoutCase(
        "F31",
        nil,
        nil,
        "50×10",
        "A(30,0 20×10); B(0,0 30×10)",
        environment: { $0.layoutDirection = .rightToLeft }
      ) {
        HStack(spacing: 0) {
          Fixed(20, 10).named("A"); Fixed(30, 10).named("B")
        }
      },
      LayoutCase(
        "F32",
        nil,
        nil,
        "100×10",
        "A(80,0 20×10)",
        environment: { $0.layoutDirection = .rightToLeft }
      ) {
        Fixed(20, 10).named("A").frame(width: 100, alignment: .leading)
      },
    ]
  )
  func mirroring(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
