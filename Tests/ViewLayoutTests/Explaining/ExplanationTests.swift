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

  private func sheetExplanation(_ content: some View) throws -> String {
    let tree = LayoutTree {
      Color.white.sheet(isPresented: .constant(true)) { Color.blue }
        .sheet(isPresented: .constant(true)) { content }
    }
    tree.layout(in: ProposedViewSize(width: 300, height: 200))
    let sheet = try #require(tree.node(at: "sheet"))
    #expect(tree.node(at: "sheet#2") === tree.presented.last)
    return try #require(tree.explanation(of: sheet)).description
  }

  @Test("A sheet is explained by what says how high it is")
  func sheets() throws {
    let heads = """
      offered:
        sheet: is offered 300×200
      chosen:
        sheet: 
      """
    #expect(
      try sheetExplanation(Color.red.presentationDetents([.height(90), .medium]))
        == "sheet is 300×90\n" + heads
        + "a sheet takes the least of its detents: height(90), medium\n"
    )
    #expect(
      try sheetExplanation(Color.red)
        == "sheet is 300×200\n" + heads + "a sheet takes what it is offered\n"
    )
    #expect(
      try sheetExplanation(Fixed(50, 40).named("F").presentationSizing(.fitted))
        == "sheet is 50×40\n" + heads
        + "along width and height it is as its content; 'F' took 50×40\n"
        + "  F: it takes 50×40 of 50×40\n"
    )
  }

  @Test("A view of another toolkit, and a layout without views, are told as what they are")
  func leaves() throws {
    let view = SampleForeignView()
    view.answer = { _, _ in CGSize(width: 60, height: 30) }
    #expect(
      try explanation(of: "V", 200, nil) { Foreign(view: view).named("V") }
        .hasSuffix("V: a view of another toolkit answered 60×30 of 200×nil\n")
    )
    #expect(
      try explanation(of: "E", 200, nil) { EqualWidthColumn { EmptyView() }.named("E") }
        .hasSuffix("E: it is empty\n")
    )
  }

  @Test("A name that a modifier gave is a name of its view")
  func secondName() throws {
    let tree = LayoutTree { Color.red.named("A").layoutPriority(1).named("B") }
    tree.layout(in: ProposedViewSize(width: 30, height: 20))
    #expect(tree.node(at: "A")?.layoutFrame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(tree.node(at: "B")?.layoutFrame == CGRect(x: 0, y: 0, width: 30, height: 20))
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
