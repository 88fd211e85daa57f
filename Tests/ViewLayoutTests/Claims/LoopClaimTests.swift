import TextMeasurement
import Testing
import ViewLayout

@Suite("Claims about loops of geometry, and layouts without them")
struct LoopClaimTests {
  private func size(width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width, height: 500)
  }

  private func frames(of tree: LayoutTree, _ window: NoteWindow<NotePanel>) -> [CGRect] {
    window.notes.compactMap { tree.root.first(named: $0)?.layoutFrame }
  }

  @Test("A measurement that is fed to the frame it is taken of grows by the padding")
  func growth() throws {
    struct Tag: View {
      @State private var width: CGFloat = 90

      var body: some View {
        Text("Neu").frame(width: width).padding(.horizontal, 6)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { measured in
            guard measured != width else { return }
            width = measured
          }
      }
    }
    let tree = LayoutTree(environment: try ClaimedFont.inter.environment()) { Tag() }
    let verdict = tree.settle(in: .unspecified, limit: 10)
    #expect(verdict.kind == .diverging)
    #expect(
      verdict.samples[0].values.prefix(4) == [
        .number(90), .number(102), .number(114), .number(126),
      ]
    )
    #expect(verdict.offset == 12)
    let constant = LayoutTree(environment: try ClaimedFont.inter.environment()) { Tag() }
    #expect(constant.settle(in: .unspecified, keeping: ["Tag.width"]).kind == .settled)
  }

  @Test("Measuring a view repeatedly is no loop")
  func repeatedMeasuring() throws {
    let tree = LayoutTree(environment: try ClaimedFont.inter.environment()) {
      HStack {
        Text("ein längerer Text")
        Text("noch einer, der umbricht")
      }
    }
    let proposal = size(width: 150)
    let trace = tree.trace(in: proposal)
    let text = tree.root.children[0]
    #expect(Set(trace.entries(of: text).map(\.proposal)).count > 1)
    #expect(tree.settle(in: proposal).kind == .settled)
  }

  @Test("A panel has the widest ideal width, and no more than is offered")
  func panelWidth() throws {
    let window = NoteWindow(panel: NotePanel())
    let ideal = { (font: ClaimedFont) -> CGFloat? in
      try window.notes.map { note in
        let font = try font.environment().font
        return CGFloat(PreparedText(note, font: font).idealSize.width.rounded(.up)) + 16
      }
      .max()
    }
    for font in ClaimedFont.allCases {
      let tree = LayoutTree(environment: try font.environment()) {
        NotePanel() {
          ForEach(window.notes, id: \.self) { Text($0).padding(8) }
        }
      }
      let widest: CGFloat = try #require(try ideal(font))
      for proposal in [nil, .infinity, 900] as [CGFloat?] {
        #expect(tree.sizeThatFits(ProposedViewSize(width: proposal, height: nil)).width == widest)
      }
      #expect(tree.sizeThatFits(ProposedViewSize(width: 140, height: nil)).width == 140)
    }
  }

  @Test("Without notes a panel has no size before its padding")
  func emptyPanel() {
    let tree = LayoutTree { NotePanel() {}.named("panel").padding(20) }
    #expect(tree.layout(in: size(width: 300)) == CGSize(width: 40, height: 40))
    #expect(tree.root.first(named: "panel")?.layoutFrame?.size == .zero)
  }

  @Test(
    "A panel settles at every width, with one width for all, all text, and no clipped line",
    arguments: ClaimedFont.allCases
  )
  func everyWidth(font: ClaimedFont) throws {
    let window = NoteWindow(panel: NotePanel())
    let environment = try font.environment()
    let tree = LayoutTree(environment: environment) { window }
    let prepared = window.notes.map { PreparedText($0, font: environment.font) }
    var height = CGFloat.infinity
    for width in ClaimedFont.widths {
      let verdict = tree.settle(in: size(width: width))
      guard verdict.kind == .settled, verdict.writes == 0 else {
        Issue.record("at \(width): \(verdict)")
        continue
      }
      let rows = window.notes.map { tree.root.first(named: "row \($0)")?.layoutFrame }
      let panel = try #require(tree.root.first(named: "panel")?.layoutFrame)
      #expect(rows.allSatisfy { $0?.width == panel.width }, "\(width)")
      #expect(panel.width <= width - 24 && panel.origin == CGPoint(x: 12, y: 12), "\(width)")
      #expect(panel.height <= height, "\(width)")
      height = panel.height
      let room: CGFloat = panel.width - 16
      for (note, text) in zip(window.notes, prepared) {
        let node = try #require(tree.root.first(named: note))
        // What is measured and what is placed are offered the same width.
        #expect(node.proposal?.width == room, "\(width)")
        let needed = text.size(forWidth: Double(room)).height
        #expect(node.layoutFrame?.height == CGFloat(needed.rounded(.up)), "\(note) at \(width)")
        #expect(node.shownText?.isTruncated == false, "\(note) at \(width)")
      }
    }
  }

  @Test("Resized slowly in both directions a panel has the same frames")
  func bothDirections() throws {
    let window = NoteWindow(panel: NotePanel())
    let tree = LayoutTree(environment: try ClaimedFont.inter.environment()) { window }
    var wider: [CGFloat: [CGRect]] = [:]
    for width in ClaimedFont.widths {
      tree.layout(in: size(width: width))
      wider[width] = frames(of: tree, window)
    }
    for width in ClaimedFont.widths.reversed() {
      tree.layout(in: size(width: width))
      #expect(frames(of: tree, window) == wider[width], "\(width)")
    }
  }

  @Test("A window that stays measures and writes nothing more")
  func stationary() throws {
    let tree = LayoutTree(environment: try ClaimedFont.inter.environment()) {
      NoteWindow(panel: NotePanel())
    }
    tree.settle(in: size(width: 240))
    let counts = tree.counts
    for _ in 0..<5 { #expect(tree.settle(in: size(width: 240)).writes == 0) }
    #expect(tree.counts == counts)
  }

  @Test("A longer note and a larger font make the panel higher, and clip nothing")
  func growingContent() throws {
    func height(_ notes: [String], _ fontSize: Double) throws -> CGFloat {
      let tree = LayoutTree(environment: try ClaimedFont.notoSans.environment(size: fontSize)) {
        NoteWindow(panel: NotePanel(), notes: notes)
      }
      tree.settle(in: size(width: 200))
      let texts = notes.compactMap { tree.root.first(named: $0)?.shownText }
      #expect(texts.count == notes.count && texts.allSatisfy { !$0.isTruncated })
      return try #require(tree.root.first(named: "panel")?.layoutFrame).height
    }
    let plain = try height(["kurz", "eine Zeile"], 17)
    #expect(try height(["kurz", "eine Zeile, die jetzt aber sehr viel länger ist"], 17) > plain)
    #expect(try height(["kurz", "eine Zeile"], 30) > plain)
  }

  @Test("Heights that are kept by width are those that are worked out")
  func caching() throws {
    let remote = Remote(["Milch", "Brot und zwei Sorten Käse"])
    let caching = LayoutTree(environment: try ClaimedFont.inter.environment()) {
      remote.view { NoteWindow(panel: CachingNotePanel(), notes: $0) }
    }
    for notes in [remote.value, ["Milch", "etwas ganz anderes, das noch länger ist", "Blumen"]] {
      remote.value = notes
      let plain = LayoutTree(environment: try ClaimedFont.inter.environment()) {
        NoteWindow(panel: NotePanel(), notes: notes)
      }
      for width in [CGFloat(300), 150, 300, 151] {
        plain.layout(in: size(width: width))
        caching.layout(in: size(width: width))
        #expect(
          caching.root.first(named: "panel")?.layoutFrame
            == plain.root.first(named: "panel")?.layoutFrame
        )
      }
    }
  }

  @Test("A panel begins where its bounds do")
  func origin() throws {
    let tree = LayoutTree {
      NotePanel() { Fixed(30, 10).named("a") }.padding(.leading, 70).padding(.top, 9)
    }
    tree.layout(in: size(width: 200))
    #expect(tree.root.first(named: "a")?.layoutFrame?.origin == CGPoint(x: 70, y: 9))
  }

  /// A bar that is compact where the width it looks at is small.
  private struct Bar: View {
    @State private var isCompact = false
    let observesItself: Bool

    var body: some View {
      if observesItself {
        observed(bar)
      } else {
        observed(Color.clear.overlay { bar })
      }
    }

    @ViewBuilder private var bar: some View {
      HStack(spacing: 0) {
        if isCompact { Fixed(120, 20).named("compact") } else { Fixed(400, 20).named("wide") }
      }
    }

    private func observed(_ content: some View) -> some View {
      content.onGeometryChange(for: Bool.self) { proxy in
        observesItself ? proxy.size.width > 300 : proxy.size.width < 400
      } action: {
        isCompact = $0
      }
    }
  }

  @Test("A flag that changes what it is taken of alternates; one of a stable region does not")
  func flags() throws {
    let own = LayoutTree { Bar(observesItself: true) }.settle(in: size(width: 500))
    #expect(own.kind == .oscillating)
    #expect(own.period == 2)
    #expect(own.threshold == 300)
    let tree = LayoutTree { Bar(observesItself: false) }
    for width in ClaimedFont.widths {
      #expect(tree.settle(in: size(width: width)).kind == .settled, "\(width)")
      let compact = tree.root.first(named: "compact")
      #expect((compact != nil) == (width < 400), "\(width)")
    }
  }

  @Test("ViewThatFits chooses without state")
  func choice() {
    let tree = LayoutTree {
      ViewThatFits(in: .horizontal) {
        Fixed(400, 20).named("wide")
        Fixed(120, 20).named("compact")
      }
    }
    for width in ClaimedFont.widths {
      let verdict = tree.settle(in: size(width: width))
      #expect(verdict.kind == .settled && verdict.cycles == 1)
      let isWide = tree.root.first(named: "wide")?.layoutFrame != nil
      #expect(isWide == (width >= 400), "\(width)")
    }
  }

  @Test("A flag is told where it changes, not at each width")
  func fewNotifications() {
    var told: [Bool] = []
    let tree = LayoutTree {
      Color.red.onGeometryChange(for: Bool.self) {
        $0.size.width > 450
      } action: {
        told.append($0)
      }
    }
    for width in ClaimedFont.widths { tree.settle(in: size(width: width)) }
    for width in ClaimedFont.widths.reversed() { tree.settle(in: size(width: width)) }
    #expect(told == [false, true, false])
  }

  /// Text of another toolkit with insets.
  private struct InsetText: ViewRepresentable {
    let text: PreparedText
    let inset: CGFloat

    final class Box: FramedView {
      var frame = CGRect.zero
    }

    func makeView(context: Context) -> Box { Box() }

    func updateView(_ view: Box, context: Context) {}

    func sizeThatFits(
      _ proposal: ProposedViewSize,
      view: Box,
      context: Context
    ) -> CGSize? {
      guard let width = proposal.width else { return nil }
      let height = text.size(forWidth: Double(width - 2 * inset)).height
      return CGSize(width: width, height: CGFloat(height) + 2 * inset)
    }
  }

  @Test("A foreign view makes its height of the width that is proposed, insets included")
  func foreignText() throws {
    let font = try ClaimedFont.inter.environment().font
    let text = PreparedText("Text eines anderen Baukastens, der umbricht", font: font)
    let tree = LayoutTree {
      ScrollView { InsetText(text: text, inset: 5).named("text") }
    }
    for width in ClaimedFont.widths {
      #expect(tree.settle(in: size(width: width)).kind == .settled)
      let lines = text.lines(forWidth: Double(width - 10)).count
      let lineHeight = text.size(forWidth: 10_000).height
      let height = try #require(tree.root.first(named: "text")?.layoutFrame).height
      #expect(abs(height - CGFloat(Double(lines) * lineHeight + 10)) < 0.001, "\(width)")
    }
    #expect(tree.warnings.isEmpty)
  }
}
