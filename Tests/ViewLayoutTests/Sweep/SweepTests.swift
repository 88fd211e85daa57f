import Testing
import ViewLayout

@Suite("Sweeps over widths")
struct SweepTests {
  private func sweep(
    _ widths: ClosedRange<CGFloat>,
    height: CGFloat? = nil,
    @ViewBuilder _ content: () -> some View
  ) throws -> String {
    LayoutTree(environment: try .worked(), content: content).sweep(widths, height: height).text
  }

  @Test("Text has fewer lines from the width on at which they fit")
  func lines() throws {
    #expect(
      try sweep(40...120) { Text("Hello world") } == """
        50: Text has 2 lines instead of 4
        110: Text has 1 line instead of 2

        """
    )
  }

  @Test("A choice changes where the first view fits")
  func choice() throws {
    let found = try sweep(190...210) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          Fixed(100, 20); Fixed(100, 20)
        }
        VStack(spacing: 0) {
          Fixed(100, 20); Fixed(100, 20)
        }
      }
    }
    #expect(
      found == """
        190: ViewThatFits shows ViewThatFits/VStack
        200: ViewThatFits shows ViewThatFits/HStack instead of ViewThatFits/VStack

        """
    )
  }

  @Test("A choice is told by the name that a modifier of it has")
  func namedChoice() throws {
    let found = try sweep(19...20) {
      ViewThatFits(in: .horizontal) {
        Fixed(20, 10).fixedSize().named("wide")
        Fixed(10, 10).named("narrow").fixedSize()
      }
    }
    #expect(
      found == """
        19: ViewThatFits shows narrow
        20: ViewThatFits shows wide instead of narrow

        """
    )
  }

  @Test("Views that come at a width change the paths of those beside them")
  func numberedPaths() throws {
    let found = try sweep(149...152, height: 100) {
      GeometryReader { proxy in
        VStack {
          Text("a")
          if proxy.size.width > 150 { Text(String(repeating: "b", count: 16)).lineLimit(1) }
        }
      }
    }
    #expect(found == "151: GeometryReader/VStack/Text[1] is truncated\n")
  }

  @Test("A text is truncated until it fits")
  func truncation() throws {
    #expect(
      try sweep(100...120) { Text("Hello world").lineLimit(1) } == """
        100: Text is truncated
        110: Text is shown whole

        """
    )
  }

  @Test("A view reaches out of its frame until that is large enough")
  func overflow() throws {
    #expect(
      try sweep(90...110) { Fixed(100, 10).frame(minWidth: 0, maxWidth: .infinity) } == """
        90: Fixed reaches out of its container
        100: Fixed is inside its container

        """
    )
  }

  @Test("A layout that is higher although it is wider is told")
  func growth() throws {
    let found = try sweep(199...201) {
      ViewThatFits(in: .horizontal) {
        Fixed(200, 50).named("wide")
        Fixed(100, 20).named("narrow")
      }
    }
    #expect(
      found == """
        199: ViewThatFits shows narrow
        200: ViewThatFits shows wide instead of narrow
        200: ViewThatFits is 50 high instead of 20, though it is wider

        """
    )
  }

  @Test("Steps begin at the least width")
  func steps() {
    let tree = LayoutTree { Color.red }
    #expect(tree.sweep(100...200, by: 30).widthCount == 4)
    #expect(tree.root.layoutFrame?.size.width == 190)
    #expect(tree.sweep(100...100).widthCount == 1)
  }
}
