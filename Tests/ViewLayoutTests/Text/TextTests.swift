import Testing
import ViewLayout

@Suite("Text")
struct TextTests {
  @Test(
    "Text is as wide as its widest line, and never wider than it needs",
    arguments: [
      LayoutCase("B1a", nil, nil, "110×20", "T(0,0 110×20)") {
        Text("Hello world").named("T")
      },
      LayoutCase("B1b", 60, nil, "50×40", "T(0,0 50×40)") {
        Text("Hello world").named("T")
      },
      LayoutCase("B1c", .infinity, .infinity, "110×20", "T(0,0 110×20)") {
        Text("Hello world").named("T")
      },
      LayoutCase("B8", 30, nil, "30×80", "T(0,0 30×80)") {
        Text("Hello world").named("T")
      },
      LayoutCase("B12", nil, nil, "20×40", "T(0,0 20×40)") {
        Text("ab\nc").named("T")
      },
    ]
  )
  func wrapping(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Text that is offered no width is as wide as its longest word, or as in SwiftUI",
    arguments: [
      LayoutCase("B2a", 0, 0, "50×20", "T(0,0 50×20)") {
        Text("Hello world").named("T")
      },
      LayoutCase("B2b", 0, nil, "50×40", "T(0,0 50×40)") {
        Text("Hello world").named("T")
      },
      LayoutCase("B3", 0, 0, "0×0", "T(0,0 0×0)", environment: { $0.textMinimum = .swiftUI }) {
        Text("Hello world").named("T")
      },
    ]
  )
  func minimum(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Text has as many lines as its limits allow, and room for as many as they reserve",
    arguments: [
      LayoutCase("B5a", 60, nil, "60×20", "T(0,0 60×20)") {
        Text("Hello world").lineLimit(1).named("T")
      },
      LayoutCase("B5b", nil, nil, "110×20", "T(0,0 110×20)") {
        Text("Hello world").lineLimit(1).named("T")
      },
      LayoutCase("B6a", nil, nil, "110×60", "T(0,0 110×60)") {
        Text("Hello world").lineLimit(3, reservesSpace: true).named("T")
      },
      LayoutCase("B6b", 60, nil, "50×60", "T(0,0 50×60)") {
        Text("Hello world").lineLimit(3, reservesSpace: true).named("T")
      },
      LayoutCase("B7", nil, nil, "10×40", "T(0,0 10×40)") {
        Text("a").lineLimit(2...4).named("T")
      },
    ]
  )
  func limits(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Text of a fixed size overflows what it is offered",
    arguments: [
      LayoutCase("B10", 300, 300, "60×20", "F(0,0 60×20); T(-25,0 110×20)") {
        Text("Hello world").named("T").fixedSize().frame(width: 60, height: 20).named("F")
      },
      LayoutCase("B11", 300, 300, "60×20", "F(0,0 60×20); T(5,-10 50×40)") {
        Text("Hello world").named("T")
          .fixedSize(horizontal: false, vertical: true)
          .frame(width: 60, height: 20).named("F")
      },
    ]
  )
  func fixedSizes(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "What text answers to a width of 0 decides when a stack gives it room",
    arguments: [
      LayoutCase("B13a", 150, 60, "130×60", "T(0,10 50×40); C(50,0 80×60)") {
        HStack(spacing: 0) {
          Text("Hello world").named("T")
          Color.red.frame(minWidth: 0, maxWidth: 80).named("C")
        }
      },
      LayoutCase(
        "B13b",
        150,
        60,
        "125×60",
        "T(0,10 50×40); C(50,0 75×60)",
        environment: { $0.textMinimum = .swiftUI }
      ) {
        HStack(spacing: 0) {
          Text("Hello world").named("T")
          Color.red.frame(minWidth: 0, maxWidth: 80).named("C")
        }
      },
      LayoutCase("B14a", 100, 20, "100×20", "A(0,0 50×20); T(50,0 50×20)") {
        HStack(spacing: 0) {
          Color.red.named("A").layoutPriority(1); Text("Hello world").named("T")
        }
      },
      LayoutCase(
        "B14b",
        100,
        20,
        "100×20",
        "A(0,0 100×20); T(100,0 0×20)",
        environment: { $0.textMinimum = .swiftUI }
      ) {
        HStack(spacing: 0) {
          Color.red.named("A").layoutPriority(1); Text("Hello world").named("T")
        }
      },
    ]
  )
  func stacks(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Text keeps its own distance to what is above and below it",
    arguments: [
      LayoutCase("S1", nil, nil, "50×96", "A(0,0 50×30); T(10,36 30×20); B(0,66 50×30)") {
        VStack {
          Fixed(50, 30).named("A"); Text("Fat").named("T"); Fixed(50, 30).named("B")
        }
      },
      LayoutCase("S2", nil, nil, "10×40", "A(0,0 10×20); B(0,20 10×20)") {
        VStack {
          Text("a").named("A"); Text("b").named("B")
        }
      },
      LayoutCase("S4", nil, nil, "28×20", "A(0,0 10×20); B(18,0 10×20)") {
        HStack {
          Text("a").named("A"); Text("b").named("B")
        }
      },
    ]
  )
  func spacing(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Text without characters takes no room",
    arguments: [
      LayoutCase("Empty", nil, nil, "0×0", "T(0,0 0×0)") {
        Text("").lineLimit(2...4).named("T")
      }
    ]
  )
  func empty(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
