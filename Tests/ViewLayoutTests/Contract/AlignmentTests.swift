import Testing

@testable import ViewLayout

@Suite("Alignment")
struct AlignmentTests {
  /// A guide a quarter of the way down.
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  private let quarter = VerticalAlignment(Quarter.self)

  @Test("V2: a guide of one's own is the mean of those that views tell")
  func mean() {
    #expect(quarter.key.combined([1, 3, 5]) == 3)
    #expect(quarter.key.combined((0...10).map { CGFloat($0) }) == 5)
    #expect(quarter.key.combined([]) == nil)
  }

  @Test("The first baseline is the uppermost, the last the lowest; edges are not combined")
  func combined() {
    #expect(VerticalAlignment.firstTextBaseline.key.combined([16, 36, 20]) == 16)
    #expect(VerticalAlignment.lastTextBaseline.key.combined([16, 36, 20]) == 36)
    #expect(HorizontalAlignment.leading.key.combined([1, 2]) == nil)
  }

  @Test("A stack has the guides that its views tell, where they stand")
  func explicit() throws {
    let tree = LayoutTree(environment: try .worked()) {
      VStack(spacing: 0) {
        Fixed(10, 10).alignmentGuide(quarter) { _ in 4 }
        Fixed(10, 10).alignmentGuide(quarter) { _ in 6 }
        Fixed(10, 10)
      }
    }
    let dimensions = tree.root.dimensions(in: .unspecified, asking: .question)
    // 4 down in the first and 6 in the second, which begins at 10.
    #expect(dimensions[explicit: quarter] == 10)
    #expect(dimensions[explicit: VerticalAlignment.center] == nil)
    #expect(dimensions[VerticalAlignment.center] == 15)
  }

  @Test("A guide that a view does not tell is where its type says")
  func defaults() {
    let dimensions = ViewDimensions(CGSize(width: 30, height: 20))
    #expect(dimensions[quarter] == 5)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 20)
    #expect(dimensions[HorizontalAlignment.trailing] == 30)
  }

  @Test(
    "Views over each other lie on a baseline and on the middle or an edge of the width",
    arguments: [
      // Two lines of 20, whose baselines are 16 down in each; that of the other view is its lower
      // edge.
      LayoutCase("centerFirst", nil, nil, "50×84", "A(0,0 50×60); T(15,44 20×40)") {
        AlignmentTests.pile(.centerFirstTextBaseline)
      },
      LayoutCase("centerLast", nil, nil, "50×64", "A(0,0 50×60); T(15,24 20×40)") {
        AlignmentTests.pile(.centerLastTextBaseline)
      },
      LayoutCase("leadingFirst", nil, nil, "50×84", "A(0,0 50×60); T(0,44 20×40)") {
        AlignmentTests.pile(.leadingFirstTextBaseline)
      },
      LayoutCase("leadingLast", nil, nil, "50×64", "A(0,0 50×60); T(0,24 20×40)") {
        AlignmentTests.pile(.leadingLastTextBaseline)
      },
      LayoutCase("trailingFirst", nil, nil, "50×84", "A(0,0 50×60); T(30,44 20×40)") {
        AlignmentTests.pile(.trailingFirstTextBaseline)
      },
      LayoutCase("trailingLast", nil, nil, "50×64", "A(0,0 50×60); T(30,24 20×40)") {
        AlignmentTests.pile(.trailingLastTextBaseline)
      },
    ]
  )
  func baselineCorners(_ layout: LayoutCase) throws {
    try layout.check()
  }

  private static func pile(_ alignment: Alignment) -> some View {
    ZStack(alignment: alignment) {
      Fixed(50, 60).named("A")
      Text("Hi\nyo").named("T")
    }
  }

  @Test("Text tells its baselines, and padding moves them")
  func baselines() throws {
    let tree = LayoutTree(environment: try .worked()) { Text("a\nb").padding(5) }
    let dimensions = tree.root.dimensions(in: .unspecified, asking: .question)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 21)
    #expect(dimensions[VerticalAlignment.lastTextBaseline] == 41)
  }
}
