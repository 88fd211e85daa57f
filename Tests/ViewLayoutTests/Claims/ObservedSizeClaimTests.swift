import Testing
import ViewLayout

@Suite("Claims about sizes that are observed")
struct ObservedSizeClaimTests {
  /// Cards beside each other, as wide as lets one always peek in at the edge.
  private struct Carousel: View {
    @State private var room: CGFloat = 0
    let gap: CGFloat = 10
    let peek: CGFloat = 24

    private var cardWidth: CGFloat {
      let whole = max(1, ((room - peek) / 150).rounded(.down))
      return max(0, (room - peek - gap * whole) / whole)
    }

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: gap) {
          ForEach(0..<12) { index in
            RoundedRectangle(cornerRadius: 8).frame(width: cardWidth, height: 80)
              .named("card \(index)")
          }
        }
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        room = $0
      }
    }
  }

  @Test("A carousel whose cards follow its width settles at every width, and one card peeks in")
  func carousel() throws {
    let tree = LayoutTree { Carousel() }
    for width in ClaimedFont.widths {
      let verdict = tree.settle(in: ProposedViewSize(width: width, height: 200))
      #expect(verdict.kind == .settled && verdict.writes == 1, "\(width): \(verdict)")
      #expect(verdict.gain == 0, "\(width)")
      let frames = (0..<12).compactMap { tree.root.first(named: "card \($0)")?.layoutFrame }
      let peeking = try #require(frames.first { $0.maxX > width + 0.001 })
      #expect(abs(peeking.minX - (width - 24)) < 0.001, "\(width): \(peeking)")
      #expect(peeking.width >= 24, "\(width)")
    }
  }

  @Test("Observing a view tells its width and its height, at first and when it changes")
  func observedSize() {
    let remote = Remote(CGFloat(20))
    var told: [CGSize] = []
    let tree = LayoutTree {
      remote.view { Fixed(50, $0) }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          told.append($0)
        }
    }
    tree.settle(in: .unspecified)
    remote.value = 30
    tree.settle(in: .unspecified)
    #expect(told == [CGSize(width: 50, height: 20), CGSize(width: 50, height: 30)])
  }

  @Test("Changing the size of the view that is observed makes a loop")
  func loop() {
    struct Card: View {
      @State private var height: CGFloat = 40

      var body: some View {
        Color.blue.frame(width: 60, height: height + 3)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0
          }
      }
    }
    let verdict = LayoutTree { Card() }.settle(in: .unspecified, limit: 8)
    #expect(verdict.kind == .diverging)
    #expect((verdict.gain, verdict.offset) == (1, 3))
    #expect(verdict.cutCandidates == ["Card.height"])
  }

  /// A page whose sheet is as high as what is in it.
  private struct Page: View {
    @State private var isShown = false
    @State private var height: CGFloat = 0
    @State private var fontSize: Double = 20
    var isFixed = true

    var body: some View {
      VStack(spacing: 12) {
        Text("Bestellung").font(.largeTitle)
        Button("Zeigen") { isShown = true }
        ForEach([30, 45, 60, 80], id: \.self) { size in
          Button("Größe \(size)") { fontSize = Double(size) }
        }
      }
      .padding()
      .sheet(isPresented: $isShown) {
        VStack {
          Text("Dieses Blatt ist so hoch wie sein Inhalt, und nicht höher.").named("text")
            .fixedSize(horizontal: false, vertical: isFixed)
            .padding()
            .font(.system(size: fontSize))
        }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          height = $0.height
        }
        .presentationDetents([.height(height)])
      }
    }
  }

  @Test("A sheet that is sized by its content settles at every width, and shows all text")
  func sheet() throws {
    let tree = LayoutTree { Page() }
    try tree.press("Zeigen")
    for width in ClaimedFont.widths {
      let verdict = tree.settle(in: ProposedViewSize(width: width, height: 1000))
      #expect(verdict.kind == .settled && verdict.writes <= 1, "\(width): \(verdict)")
      let sheet = try #require(tree.presented.first)
      let text = try #require(sheet.first(named: "text"))
      #expect(text.shownText?.isTruncated == false, "\(width)")
      #expect(sheet.layoutFrame?.height == (text.layoutFrame?.height ?? 0) + 32, "\(width)")
      #expect(sheet.layoutFrame?.maxY == 1000, "\(width)")
    }
  }

  @Test(
    "A sheet follows the size of its font, and begins at no height",
    arguments: [30, 45, 60, 80]
  )
  func sheetFonts(size: Int) throws {
    let screen = ProposedViewSize(width: 390, height: 2000)
    let tree = LayoutTree { Page() }
    tree.settle(in: screen)
    #expect(tree.presented.isEmpty)
    try tree.press("Größe \(size)")
    try tree.press("Zeigen")
    tree.layout(in: screen)
    #expect(tree.presented.first?.layoutFrame?.height == 0)
    #expect(tree.settle(in: screen).kind == .settled)
    let sheet = try #require(tree.presented.first)
    let text = try #require(sheet.first(named: "text")?.shownText)
    #expect(!text.isTruncated && text.lines.count > 1)
    #expect(abs((sheet.layoutFrame?.height ?? 0) - CGFloat(text.size.height) - 32) < 1)
  }

  @Test("Without its escape from the height the text of such a sheet is truncated")
  func sheetWithoutFixedSize() throws {
    let tree = LayoutTree { Page(isFixed: false) }
    try tree.press("Zeigen")
    tree.settle(in: ProposedViewSize(width: 200, height: 844))
    #expect(tree.presented.first?.first(named: "text")?.shownText?.isTruncated == true)
  }

  @Test("A fitted sheet has the same height without state")
  func fittedSheet() throws {
    let text = Text("Dieses Blatt ist so hoch wie sein Inhalt, und nicht höher.")
    let tree = LayoutTree {
      Color.white.sheet(isPresented: .constant(true)) {
        text.padding()
          .presentationSizing(.fitted.fitted(horizontal: false, vertical: true))
      }
    }
    let alone = LayoutTree { text.padding() }
    for width in ClaimedFont.widths {
      let verdict = tree.settle(in: ProposedViewSize(width: width, height: 1000))
      #expect(verdict.kind == .settled && verdict.cycles == 1)
      let height = alone.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      #expect(tree.presented.first?.layoutFrame?.height == height, "\(width)")
    }
  }
}
