import Testing

@testable import ViewLayout

@Suite("What is left after a loop was looked for")
struct RestoringTests {
  /// Views that come and go with state of their own.
  private struct Page: View {
    @State private var isFirst = true
    let tell: (String) -> Void

    var body: some View {
      VStack {
        Tally("stays")
        if isFirst { branch("first", 10) } else { branch("second", 20) }
      }
    }

    private func branch(_ name: String, _ width: CGFloat) -> some View {
      VStack {
        Tally(name)
        Fixed(width, 1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          isFirst = $0 > 15
        }
      }
      .onAppear { tell("\(name) comes") }
      .onDisappear { tell("\(name) goes") }
    }
  }

  @Test("State is as the cycles have left it, and a view that came goes")
  func state() throws {
    var told: [String] = []
    let tree = LayoutTree { Page { told.append($0) } }
    tree.layout(in: .unspecified)
    try tree.press("stays")
    let verdict = tree.settle(in: .unspecified)
    #expect(verdict.kind == .oscillating)
    let flags = try #require(verdict.samples.first { $0.name == "Page.isFirst" })
    let cell = try #require(tree.cells.first { $0.name == "Page.isFirst" })
    #expect(flags.values.last == SampleValue(cell.value))
    #expect(tree.width(of: "stays") == 1)
    let shown = ["first", "second"].filter { tree.root.first(named: $0)?.layoutFrame != nil }
    #expect(shown.count == 1)
  }

  @Test("A number that grows is left at its last value, and its views fit it")
  func growth() {
    let tree = LayoutTree { GrowingView() }
    let verdict = tree.settle(in: .unspecified, limit: 5)
    #expect(verdict.samples.first?.values.last == .number(200))
    #expect(tree.layout(in: .unspecified).width == 216)
    let again = tree.settle(in: .unspecified, limit: 2)
    #expect(again.samples.first?.values == [.number(200), .number(216), .number(232)])
  }

  @Test("At rest nothing is left to do, whatever was tried")
  func rest() {
    var told = 0
    let tree = LayoutTree {
      FeedbackView(100) { min($0 + 30, 150) }.onDisappear { told += 1 }
    }
    let first = tree.settle(in: .unspecified)
    #expect(first.kind == .settled)
    #expect(tree.layout(in: .unspecified).width == 150)
    let second = tree.settle(in: .unspecified)
    #expect((second.kind, second.writes, second.cycles) == (.settled, 0, 1))
    #expect(told == 0)
  }

  @Test("State that is kept is kept for that run only")
  func kept() {
    let tree = LayoutTree { GrowingView() }
    #expect(tree.settle(in: .unspecified, keeping: ["GrowingView.w"]).kind == .settled)
    #expect(tree.ledger.updates.frozen.isEmpty)
    #expect(tree.settle(in: .unspecified, keeping: ["GrowingView.w"]).kind == .settled)
    // What was not written then is written now.
    let verdict = tree.settle(in: .unspecified, limit: 3, keeping: ["no such state"])
    #expect(tree.warnings.map(\.problem) == [.unknownState("no such state")])
    let expected = [120, 136, 152, 168].map { SampleValue.number($0) }
    #expect(verdict.samples.first?.values == expected)
  }

  /// A number that another one follows by `onChange`.
  private struct Follower: View {
    @State private var first: CGFloat = 1
    @State private var second: CGFloat = 1

    var body: some View {
      VStack {
        Button("grow") { first += 1 }
        Fixed(second, 1).named("second")
      }
      .onChange(of: first) { _, value in second = value }
    }
  }

  @Test("What onChange could not write while state was kept, it writes afterwards")
  func keptFromOnChange() throws {
    let tree = LayoutTree { Follower() }
    tree.settle(in: .unspecified)
    try tree.press("grow")
    tree.settle(in: .unspecified, keeping: ["Follower.second"])
    #expect(tree.width(of: "second") == 1)
    tree.settle(in: .unspecified)
    #expect(tree.width(of: "second") == 2)
  }

  /// Views with state and of another toolkit, which a change of the observed width takes away.
  private struct Fragile: View {
    @State private var width: CGFloat = 100
    @State private var told = 0
    let made: () -> SampleForeignView

    var body: some View {
      VStack {
        Fixed(100, 1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          (width, told) = ($0, told + 1)
        }
        if width == 100 {
          Tally("inner")
          Making(made: made)
        } else {
          Tally("other")
        }
        Fixed(CGFloat(told), 1).named("told")
      }
    }
  }

  private struct Making: ViewRepresentable {
    let made: () -> SampleForeignView

    func makeView(context: Context) -> SampleForeignView { made() }

    func updateView(_ view: SampleForeignView, context: Context) {}
  }

  @Test("Views that vanish while a gain is sought come back as they were")
  func vanishing() throws {
    var made = 0
    let tree = LayoutTree {
      Fragile {
        made += 1
        return SampleForeignView()
      }
    }
    tree.layout(in: .unspecified)
    try tree.press("inner")
    try tree.press("inner")
    let node = tree.root.first(named: "inner")
    #expect(tree.settle(in: .unspecified).kind == .settled)
    #expect(tree.width(of: "inner") == 2)
    #expect(tree.width(of: "told") == 1)
    #expect(tree.root.first(named: "inner") === node)
    #expect(tree.root.first(named: "other") == nil)
    #expect(made == 1)
    try tree.press("inner")
    #expect(tree.width(of: "inner") == 3)
  }

  /// Views of which some vanish with each change of the observed width.
  private struct Wrapped: View {
    @State private var width: CGFloat = 100
    let tell: (String) -> Void

    var body: some View {
      VStack {
        HStack {
          Tally("overlaid").overlay { if width == 100 { Color.red } }
          Fixed(5, 5)
        }
        ScrollView {
          Tally("scrolled")
          if width == 100 {
            Fixed(3, 3).onAppear { tell("comes") }.onDisappear { tell("goes") }
          }
        }
        ForEach(width == 100 ? [0, 1, 2] : [2, 5], id: \.self) { key in
          Tally("row \(key)").padding(1).background { if width == 100 { Color.blue } }
        }
        Color.white.frame(height: 1)
          .sheet(isPresented: .constant(width == 100)) {
            tell("dismissed")
          } content: {
            Tally("sheet").presentationSizing(.fitted)
          }
        Fixed(100, 1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      }
    }
  }

  @Test("Views that vanished for a while are laid out as those that never did, and tell nothing")
  func wrapped() throws {
    var told: [String] = []
    let offer = ProposedViewSize(width: 300, height: 500)
    let tree = LayoutTree { Wrapped { told.append($0) } }
    #expect(tree.settle(in: offer).kind == .settled)
    #expect(told == ["comes"])
    let plain = LayoutTree { Wrapped { _ in } }
    plain.layout(in: offer)
    func frames(_ tree: LayoutTree) -> [String] {
      tree.layout(in: offer)
      return tree.shownNodes.map { Notation.frame("\($0.path)", $0.layoutFrame) }
    }
    #expect(frames(tree) == frames(plain))
    for button in ["overlaid", "scrolled", "row 0", "row 2", "sheet"] {
      for tree in [tree, plain] {
        for _ in 0..<40 { try tree.press(button) }
      }
      #expect(frames(tree) == frames(plain), "\(button)")
    }
    tree.settle(in: offer)
    #expect(told == ["comes"])
  }

  /// A view that tells its width to an object outside, beside one that keeps its own.
  private struct Telling: View {
    @State private var width: CGFloat = 100
    let model: SampleModel

    var body: some View {
      VStack {
        Color.red.frame(width: width)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            model.width = $0
          }
        Fixed(100, 1)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
        Fixed(model.width, 1).named("told")
      }
    }
  }

  @Test("An object outside has what the views told it last, whatever was tried")
  func outsideObject() {
    let model = SampleModel()
    let tree = LayoutTree { Telling(model: model) }
    #expect(tree.settle(in: .unspecified).kind == .settled)
    #expect(model.width == 100)
    #expect(tree.node(at: "told")?.layoutFrame?.size.width == 100)
  }

  /// Views that tell an object outside one after the other, and one only where something is tried.
  private struct Several: View {
    @State private var width: CGFloat = 10
    @State private var ticks = 0
    let model: SampleModel
    let tick: (@escaping () -> Void) -> Void

    var body: some View {
      VStack {
        Color.red.frame(width: width).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          model.width = $0
        }
        Color.red.frame(width: width + 7).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { value in
          model.width = value
          tick { ticks += 1 }
        }
        if width > 100 {
          Fixed(width, 2).onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            model.height = $0
          }
        }
        Color.blue.frame(width: 100 - width, height: 3)
        Fixed(100, 1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        Fixed(CGFloat(ticks), 1).named("ticks")
      }
    }
  }

  @Test("Objects outside hear the last again last, and of nothing that was only tried")
  func tellingAgain() {
    for _ in 0..<8 {
      let model = SampleModel()
      var tree: LayoutTree?
      let views = LayoutTree { Several(model: model) { tree?.nextTick($0) } }
      tree = views
      #expect(views.settle(in: .unspecified).kind == .settled)
      let ticks = views.node(at: "ticks")?.layoutFrame?.size.width
      #expect(model.width == 107)
      #expect(model.height == 1)
      #expect(views.warnings.isEmpty)
      for _ in 0..<3 { views.settle(in: .unspecified) }
      #expect(views.node(at: "ticks")?.layoutFrame?.size.width == ticks)
      #expect(ticks == 2)
    }
  }
}
