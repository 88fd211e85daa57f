import Testing
import ViewLayout

@Suite("Images")
struct ImageTests {
  @Test(
    "An image with a name has the size that the environment says",
    arguments: [
      LayoutCase(
        "named",
        500,
        500,
        "40×30",
        "I(0,0 40×30)",
        environment: { $0.imageSizes["logo"] = CGSize(width: 40, height: 30) }
      ) {
        Image("logo").named("I")
      },
      LayoutCase(
        "fitting",
        100,
        100,
        "100×75",
        "I(0,0 100×75)",
        environment: { $0.imageSizes["logo"] = CGSize(width: 40, height: 30) }
      ) {
        Image("logo").renderingMode(.template).resizable().interpolation(.high).antialiased(true)
          .scaledToFit().named("I")
      },
      // The font is 20 points large, its capitals 12 high: both baselines are 16 points down.
      LayoutCase("symbol", nil, nil, "40×20", "I(0,0 20×20); T(20,0 20×20)") {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Image(systemName: "star").named("I"); Text("ab").named("T")
        }
      },
      // A line is 20 high, of which a tenth is 2: 20 + 2 - 16 above a letter, and 20 + 2 - 12 below
      // one.
      LayoutCase("symbol between boxes", nil, nil, "20×46", "A(5,0 10×5); I(0,11 20×20)") {
        VStack {
          Fixed(10, 5).named("A"); Image(systemName: "star").named("I")
          Fixed(10, 5)
        }
      },
      LayoutCase("symbol and text", nil, nil, "20×40", "I(0,0 20×20); T(0,20 20×20)") {
        VStack {
          Image(systemName: "star").named("I"); Text("ab").named("T")
        }
      },
      LayoutCase("large symbol", 50, 60, "50×60", "I(0,0 50×60)") {
        Image(systemName: "star").resizable().named("I")
      },
    ]
  )
  func sizes(_ layout: LayoutCase) throws {
    try layout.check()
  }

  @Test("An image without a size takes no room, with a warning")
  func unknown() {
    let tree = LayoutTree { Image("logo").resizable().named("I") }
    #expect(tree.layout(in: ProposedViewSize(width: 50, height: 50)) == .zero)
    #expect(
      tree.warnings.map(\.description) == [
        """
        Image 'I' shows the image 'logo', whose size is not known, and takes no room: put its size \
        into imageSizes of the environment
        """
      ]
    )
  }
}
