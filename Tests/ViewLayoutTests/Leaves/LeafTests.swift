import Testing
import ViewLayout

@Suite("Leaves")
struct LeafTests {
  @Test(
    "A shape takes what it is offered, and 10 where it is offered nothing",
    arguments: [
      LayoutCase("A1a", nil, nil, "10×10", "C(0,0 10×10)") {
        Color.red.named("C")
      },
      LayoutCase("A1b", 0, 0, "0×0", "C(0,0 0×0)") {
        Color.red.named("C")
      },
      LayoutCase("A1c", .infinity, .infinity, "∞×∞", "C(0,0 ∞×∞)") {
        Color.red.named("C")
      },
      LayoutCase("A1d", 37.5, nil, "37.5×10", "C(0,0 37.5×10)") {
        Rectangle().named("C")
      },
    ]
  )
  func shapes(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A circle takes the shorter length",
    arguments: [
      LayoutCase("A2a", 100, 40, "40×40", "C(0,0 40×40)") {
        Circle().named("C")
      },
      LayoutCase("A2b", nil, nil, "10×10", "C(0,0 10×10)") {
        Circle().named("C")
      },
    ]
  )
  func circles(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A picture has its natural size until it is made resizable",
    arguments: [
      LayoutCase("A3a", 200, 200, "101×92", "I(0,0 101×92)") {
        Image(size: CGSize(width: 101, height: 92)).named("I")
      },
      LayoutCase("A3b", nil, nil, "101×92", "I(0,0 101×92)") {
        Image(size: CGSize(width: 101, height: 92)).named("I")
      },
      LayoutCase("A3c", 0, 0, "101×92", "I(0,0 101×92)") {
        Image(size: CGSize(width: 101, height: 92)).named("I")
      },
      LayoutCase("A4a", 200, 50, "200×50", "I(0,0 200×50)") {
        Image(size: CGSize(width: 101, height: 92)).resizable().named("I")
      },
      LayoutCase("A4b", nil, nil, "101×92", "I(0,0 101×92)") {
        Image(size: CGSize(width: 101, height: 92)).resizable().named("I")
      },
      LayoutCase("A4c", 50, nil, "50×92", "I(0,0 50×92)") {
        Image(size: CGSize(width: 101, height: 92)).resizable().named("I")
      },
    ]
  )
  func images(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A spacer in no stack takes both lengths, at least 8",
    arguments: [
      LayoutCase("A5a", 100, 50, "100×50", "S(0,0 100×50)") {
        Spacer().named("S")
      },
      LayoutCase("A5b", nil, nil, "8×8", "S(0,0 8×8)") {
        Spacer().named("S")
      },
    ]
  )
  func spacers(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test("A divider is one point thick at accessibility sizes, whatever the scale")
  func thickDividers() {
    func thickness(_ size: DynamicTypeSize) -> CGFloat {
      var environment = EnvironmentValues()
      (environment.dynamicTypeSize, environment.displayScale) = (size, 4)
      return LayoutTree(environment: environment) { Divider() }.sizeThatFits(.unspecified).height
    }
    #expect(thickness(.xxxLarge) == 0.25)
    #expect(thickness(.accessibility1) == 1)
  }

  @Test(
    "A divider is one pixel thick, across its stack",
    arguments: [
      LayoutCase("T1a", 100, nil, "100×21", "A(25,0 50×10); D(0,10 100×1); B(25,11 50×10)") {
        VStack(spacing: 0) {
          Fixed(50, 10).named("A"); Divider().named("D"); Fixed(50, 10).named("B")
        }
      },
      LayoutCase("T1b", nil, nil, "50×21", "A(0,0 50×10); D(0,10 50×1); B(0,11 50×10)") {
        VStack(spacing: 0) {
          Fixed(50, 10).named("A"); Divider().named("D"); Fixed(50, 10).named("B")
        }
      },
      LayoutCase("T2a", nil, 200, "21×200", "A(0,75 10×50); D(10,0 1×200); B(11,75 10×50)") {
        HStack(spacing: 0) {
          Fixed(10, 50).named("A"); Divider().named("D"); Fixed(10, 50).named("B")
        }
      },
      LayoutCase("T2b", nil, nil, "21×50", "A(0,0 10×50); D(10,0 1×50); B(11,0 10×50)") {
        HStack(spacing: 0) {
          Fixed(10, 50).named("A"); Divider().named("D"); Fixed(10, 50).named("B")
        }
      },
    ]
  )
  func dividers(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "A geometry reader takes what it is offered, whatever is in it",
    arguments: [
      LayoutCase("I1a", 200, 100, "200×100", "G(0,0 200×100); A(0,0 30×20)") {
        GeometryReader { _ in Fixed(30, 20).named("A") }.named("G")
      },
      LayoutCase("I1b", nil, nil, "10×10", "G(0,0 10×10); A(0,0 30×20)") {
        GeometryReader { _ in Fixed(30, 20).named("A") }.named("G")
      },
      LayoutCase("I2", 120, 60, "120×60", "A(0,0 60×30); B(0,0 40×20)") {
        GeometryReader { proxy in
          Color.red.named("A").frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
          Color.blue.named("B").frame(width: proxy.size.width / 3, height: proxy.size.height / 3)
        }
      },
    ]
  )
  func geometryReaders(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
