import Testing
import ViewLayout

@Suite("Spacers in stacks")
struct SpacerTests {
  @Test(
    "A spacer takes the rest, and nothing is left beside it unless a stack says so",
    arguments: [
      LayoutCase("F13a", 200, 80, "200×50", "A(0,0 50×50); S(50,25 100×0); B(150,0 50×50)") {
        HStack {
          Fixed(50, 50).named("A"); Spacer().named("S"); Fixed(50, 50).named("B")
        }
      },
      LayoutCase("F13b", nil, nil, "108×50", "A(0,0 50×50); S(50,25 8×0); B(58,0 50×50)") {
        HStack {
          Fixed(50, 50).named("A"); Spacer().named("S"); Fixed(50, 50).named("B")
        }
      },
      LayoutCase("F13c", 100, 80, "108×50", "A(0,0 50×50); S(50,25 8×0); B(58,0 50×50)") {
        HStack {
          Fixed(50, 50).named("A"); Spacer().named("S"); Fixed(50, 50).named("B")
        }
      },
      LayoutCase("F14", 200, 80, "200×50", "A(0,0 50×50); S(60,25 80×0); B(150,0 50×50)") {
        HStack(spacing: 10) {
          Fixed(50, 50).named("A"); Spacer().named("S"); Fixed(50, 50).named("B")
        }
      },
      LayoutCase(
        "F15",
        250,
        80,
        "250×50",
        "A(0,0 40×50); S1(40,25 65×0); B(105,0 40×50); S2(145,25 65×0); C(210,0 40×50)"
      ) {
        HStack {
          Fixed(40, 50).named("A")
          Spacer().named("S1")
          Fixed(40, 50).named("B")
          Spacer().named("S2")
          Fixed(40, 50).named("C")
        }
      },
      LayoutCase("F16a", 180, 80, "180×50", "A(0,0 50×50); S(50,25 80×0); B(130,0 50×50)") {
        HStack {
          Fixed(50, 50).named("A"); Spacer(minLength: 50).named("S"); Fixed(50, 50).named("B")
        }
      },
      LayoutCase("F16b", 120, 80, "150×50", "A(0,0 50×50); S(50,25 50×0); B(100,0 50×50)") {
        HStack {
          Fixed(50, 50).named("A"); Spacer(minLength: 50).named("S"); Fixed(50, 50).named("B")
        }
      },
    ]
  )
  func gaps(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test(
    "Nothing is left beside a stack without views",
    arguments: [
      LayoutCase("F27", nil, nil, "50×20", "A(0,0 50×10); B(0,10 50×10)") {
        VStack {
          Fixed(50, 10).named("A"); VStack {}; Fixed(50, 10).named("B")
        }
      }
    ]
  )
  func empty(_ layout: LayoutCase) throws {
    try layout.check()
  }
}
