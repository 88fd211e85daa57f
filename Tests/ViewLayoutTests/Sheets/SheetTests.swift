import Testing

@testable import ViewLayout

@Suite("Sheets")
struct SheetTests {
  private let screen = ProposedViewSize(width: 300, height: 600)

  private func frame(_ content: some View) -> CGRect? {
    let tree = LayoutTree {
      Color.white.sheet(isPresented: .constant(true)) { content }
    }
    tree.settle(in: screen)
    return tree.presented.first?.layoutFrame
  }

  @Test("A sheet is as wide as the views it is over, and as high as its least detent")
  func detents() {
    let content = Color.red
    #expect(frame(content) == CGRect(x: 0, y: 0, width: 300, height: 600))
    let heights: [(Set<PresentationDetent>, CGFloat)] = [
      ([.height(120)], 120), ([.fraction(0.25)], 150), ([.medium], 300), ([.large], 600),
      ([.large, .medium, .height(80)], 80), ([.height(900)], 900), ([.height(-5)], 0),
      ([.fraction(3)], 600), ([], 600),
    ]
    for (detents, height) in heights {
      #expect(
        frame(content.presentationDetents(detents))
          == CGRect(x: 0, y: 600 - height, width: 300, height: height)
      )
    }
  }

  @Test("A fitted sheet is as long as its content")
  func fitted() {
    let content = Fixed(100, 50)
    #expect(
      frame(content.presentationSizing(.fitted)) == CGRect(x: 100, y: 550, width: 100, height: 50)
    )
    #expect(
      frame(content.presentationSizing(.fitted.fitted(horizontal: false, vertical: true)))
        == CGRect(x: 0, y: 550, width: 300, height: 50)
    )
    #expect(
      frame(Fixed(400, 700).presentationSizing(.fitted))
        == CGRect(x: 0, y: 0, width: 300, height: 600)
    )
  }

  @Test("A sheet is shown, dismissed from inside, and begins anew when it is shown again")
  func dismissal() throws {
    let remote = Remote(false)
    var told: [String] = []
    let tree = LayoutTree {
      remote.view { _ in
        Color.white.sheet(
          isPresented: Binding {
            remote.value
          } set: {
            remote.value = $0
          }
        ) {
          told.append("dismissed")
        } content: {
          Tally("a")
          Dismissing()
        }
      }
    }
    tree.settle(in: screen)
    #expect(tree.presented.isEmpty)
    for _ in 0..<2 {
      remote.value = true
      tree.settle(in: screen)
      #expect(tree.presented.count == 1)
      try tree.press("a")
      tree.settle(in: screen)
      #expect(width(in: tree) == 1)
      told = []
      try tree.press("Fertig")
      tree.settle(in: screen)
      #expect(tree.presented.isEmpty)
      #expect(told == ["dismissed"])
    }
    remote.value = true
    tree.settle(in: screen)
    #expect(width(in: tree) == 0)
    told = []
    remote.value = false
    tree.settle(in: screen)
    #expect(told == ["dismissed"])
  }

  private func width(in tree: LayoutTree) -> CGFloat? {
    tree.presented.first?.first(named: "a")?.layoutFrame?.size.width
  }

  private struct Dismissing: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Fertig") { dismiss() } }
  }

  @Test("A sheet takes the detents that content wants which is made when it is placed")
  func lateDetents() {
    let remote = Remote<CGFloat>(120)
    let tree = LayoutTree {
      remote.view { height in
        Color.white.sheet(isPresented: .constant(true)) {
          GeometryReader { _ in Color.red.presentationDetents([.height(height)]) }
        }
      }
    }
    for height in [120, 80, 200] as [CGFloat] {
      remote.value = height
      tree.layout(in: screen)
      #expect(tree.presented.first?.layoutFrame?.size.height == height)
    }
    let overlaid = Color.red.overlay { Color.blue.presentationDetents([.height(90)]) }
    #expect(frame(overlaid)?.size.height == 90)
    #expect(tree.warnings.isEmpty)
  }

  @Test("A sheet whose detent follows from its own height is reported, and does not hang")
  func growingDetent() {
    let tree = LayoutTree {
      Color.white.sheet(isPresented: .constant(true)) {
        GeometryReader { proxy in
          Color.red.presentationDetents([.height(proxy.size.height + 10)])
        }
      }
    }
    let verdict = tree.settle(in: screen)
    #expect(verdict.kind == .diverging)
    #expect(verdict.culprit == "sheet")
    #expect(
      verdict.description.hasPrefix("does not settle: sheet determines what it is made for\n")
    )
    #expect(tree.warnings.map(\.problem) == [.restlessContent])
    #expect(tree.warnings.map(\.view) == ["sheet"])
  }

  @Test("A sheet that was dismissed again and again meanwhile is told once")
  func manyDismissals() {
    let remote = Remote(false)
    var told = 0
    let tree = LayoutTree {
      remote.view { isShown in
        Color.white.sheet(isPresented: .constant(isShown)) {
          told += 1
        } content: {
          Color.red
        }
      }
    }
    for _ in 0..<5 {
      remote.value = true
      tree.layout(in: screen)
      remote.value = false
      tree.layout(in: screen)
    }
    tree.settle(in: screen)
    #expect(told == 1)
  }

  private struct Item: Identifiable {
    let id: CGFloat
  }

  @Test("A sheet of an item is shown as long as there is one, and begins anew with another one")
  func items() throws {
    let remote = Remote(Item?.none)
    var dismissed = 0
    let tree = LayoutTree {
      remote.view { _ in
        Color.white.sheet(
          item: Binding {
            remote.value
          } set: {
            remote.value = $0
          }
        ) {
          dismissed += 1
        } content: { item in
          Fixed(item.id, 1).named("item")
          Tally("a")
          Dismissing()
        }
      }
    }
    tree.settle(in: screen)
    #expect(tree.presented.isEmpty)
    for width in [CGFloat(40), 60] {
      remote.value = Item(id: width)
      tree.settle(in: screen)
      #expect(tree.presented.first?.first(named: "item")?.layoutFrame?.width == width)
      #expect(self.width(in: tree) == 0)
      try tree.press("a")
      tree.settle(in: screen)
      #expect(self.width(in: tree) == 1)
    }
    #expect(dismissed == 0)
    try tree.press("Fertig")
    tree.settle(in: screen)
    #expect(remote.value?.id == nil)
    #expect(tree.presented.isEmpty)
    #expect(dismissed == 1)
  }

  @Test("A sheet in a sheet is over it, and its buttons are pressed first")
  func sheetInSheet() throws {
    var pressed: [String] = []
    let tree = LayoutTree {
      Button("OK") { pressed.append("root") }.sheet(isPresented: .constant(true)) {
        Button("OK") { pressed.append("lower") }.sheet(isPresented: .constant(true)) {
          Button("OK") { pressed.append("upper") }
        }
        .presentationDetents([.medium])
      }
    }
    tree.settle(in: screen)
    #expect(tree.presented.map { $0.layoutFrame?.size.height } == [300, 600])
    try tree.press("OK")
    #expect(pressed == ["upper"])
  }

  @Test("A disabled button is not pressed, and of an unknown label all are told that there are")
  func buttonErrors() throws {
    let tree = LayoutTree {
      Button("Sichern") {}.disabled(true)
      Button("Öffnen") {}.sheet(isPresented: .constant(true)) { Button("Fertig") {} }
    }
    tree.settle(in: screen)
    #expect(throws: ButtonError.isDisabled("Sichern")) { try tree.press("Sichern") }
    let error = #expect(throws: ButtonError.self) { try tree.press("Nein") }
    #expect(
      error?.description
        == "no button is labelled 'Nein': there are 'Fertig', 'Sichern', 'Öffnen'"
    )
    #expect(
      ButtonError.notFound("Nein", among: []).description
        == "no button is labelled 'Nein': there are no buttons"
    )
  }

  @Test("A sheet that was dismissed is freed")
  func freed() {
    let remote = Remote(true)
    let tree = LayoutTree {
      remote.view { isShown in
        Color.white.sheet(isPresented: .constant(isShown)) { Text("x").padding() }
      }
    }
    tree.settle(in: screen)
    weak let node = tree.presented.first
    #expect(node != nil)
    #expect(tree.ledger.presentationCount == 1)
    remote.value = false
    tree.settle(in: screen)
    #expect(node == nil)
    #expect(tree.ledger.presentationCount == 0)
  }

  @Test("A sheet that content shows which is made when it is placed is laid out too")
  func sheetOfReader() {
    let tree = LayoutTree {
      Color.white.sheet(isPresented: .constant(true)) {
        GeometryReader { _ in
          Fixed(1, 1).sheet(isPresented: .constant(true)) { Fixed(20, 10).named("b") }
        }
      }
    }
    tree.settle(in: screen)
    #expect(tree.presented.count == 2)
    #expect(tree.presented.last?.first(named: "b")?.layoutFrame?.size.width == 20)
  }

  @Test("A view that is not chosen shows no sheet")
  func sheetOfAlternative() {
    let tree = LayoutTree {
      ViewThatFits {
        Fixed(50, 8)
        Fixed(10, 8).sheet(isPresented: .constant(true)) { Fixed(1, 1) }
      }
    }
    tree.layout(in: ProposedViewSize(width: 100, height: 100))
    #expect(tree.presented.isEmpty)
    tree.layout(in: ProposedViewSize(width: 20, height: 100))
    #expect(tree.presented.count == 1)
  }

  @Test("A sheet goes with the view that shows it, and tells so")
  func hiddenPresenter() {
    var told: [String] = []
    let tree = LayoutTree {
      ViewThatFits(in: .horizontal) {
        Fixed(200, 10).sheet(isPresented: .constant(true)) {
          Color.red.named("first")
            .onDisappear { told.append("first") }
            .sheet(isPresented: .constant(true)) {
              Color.blue.named("second").onDisappear { told.append("second") }
            }
        }
        Fixed(50, 10)
      }
    }
    tree.settle(in: screen)
    let sheets = tree.presented
    #expect(sheets.count == 2)
    tree.settle(in: ProposedViewSize(width: 100, height: 600))
    #expect(tree.presented.isEmpty)
    #expect(sheets.allSatisfy { $0.layoutFrame == nil && $0.children[0].layoutFrame == nil })
    #expect(told.sorted() == ["first", "second"])
  }
}
