import Testing
import ViewLayout

@Suite("Explanations of sizes")
struct ExplanationTests {
  private func explanation(
    of name: String,
    _ width: CGFloat?,
    _ height: CGFloat?,
    @ViewBuilder _ content: () -> some View
  ) throws -> String {
    let tree = LayoutTree(environment: try .worked(), content: content)
    tree.layout(in: ProposedViewSize(width: width, height: height))
    let node = try #require(tree.root.first(named: name))
    return try #require(tree.explanation(of: node)).description
  }

  @ViewBuilder private func row() -> some View {
    HStack(spacing: 0) {
      Text("Hello world").named("T").padding(20)
      Color.red.named("A")
    }.named("row")
  }

  @Test("A text is explained from the inside out, then from the outside in")
  func text() throws {
    #expect(
      try explanation(of: "T", 240, nil, row) == """
        T is 50×40
        offered:
          T.padding: offers 80×40: padding took 40 of the width and 40 of the height
          row: offers 120×80: the remaining width 240 among 2
          root: is offered 240×nil
        chosen:
          T: its text takes 2 lines

        """
    )
  }

  @Test("An offer tells who had room before")
  func order() throws {
    #expect(
      try explanation(of: "A", 240, nil, row) == """
        A is 150×80
        offered:
          row: offers 150×80: the remaining width 150, after 'T', less flexible
          root: is offered 240×nil
        chosen:
          A: it takes 150×80 of 150×80

        """
    )
  }

  @Test("A stack is explained by its sum and by the view that is longest across")
  func stack() throws {
    #expect(
      try explanation(of: "row", 240, nil, row) == """
        row is 240×80
        offered:
          root: is offered 240×nil
        chosen:
          row: its width is 90 + 150; 'T' is the longest across
          T.padding: 'T' took 50×40, and padding added 40×40
          T: its text takes 2 lines

        """
    )
  }

  @Test("A choice tells what the views before would need")
  func choice() throws {
    let found = try explanation(of: "B", 199, 100) {
      ViewThatFits(in: .horizontal) {
        Fixed(200, 20).named("A")
        Fixed(100, 40).named("B")
      }.frame(width: 199)
    }
    #expect(
      found == """
        B is 100×40
        offered:
          ViewThatFits: offers 199×100: 'A' needs 200×20, more than 199×100, so the last is shown
          ViewThatFits.frame: offers 199×100: its frame fixes the width 199
          root: is offered 199×100
        chosen:
          B: it takes 100×40 of 199×100

        """
    )
  }

  @Test("Scroll views, ideal sizes and frames tell what they propose and take")
  func wrappers() throws {
    let found = try explanation(of: "C", 100, 200) {
      ScrollView { Color.red.named("C").fixedSize(horizontal: true, vertical: false) }
    }
    #expect(
      found == """
        C is 10×10
        offered:
          C.fixedSize: offers nil×nil: fixedSize asks for the ideal width
          ScrollView: offers 100×nil: it scrolls, so it proposes no height
          root: is offered 100×200
        chosen:
          C: it takes 10×10 of nil×nil; no width and height is proposed

        """
    )
  }

  @Test("What is not shown has no explanation")
  func hidden() {
    let tree = LayoutTree { Color.red }
    #expect(tree.explanation(of: tree.root) == nil)
  }
}
