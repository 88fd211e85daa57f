import TextMeasurement
import Testing
import ViewLayout

@Suite("Claims about proposals and replies")
struct NegotiationClaimTests {
  private static let words = "Eine Donaudampfschifffahrt im Herbst"

  private func reply(
    _ proposal: ProposedViewSize,
    in environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: () -> some View
  ) -> CGSize {
    LayoutTree(environment: environment, content: content).sizeThatFits(proposal)
  }

  private func up(_ length: Double) -> CGFloat { CGFloat(length.rounded(.up)) }

  @Test("Text answers the three named proposals", arguments: ClaimedFont.allCases)
  func namedProposals(font: ClaimedFont) throws {
    let environment = try font.environment()
    func width(_ text: String) -> CGFloat {
      up(PreparedText(text, font: environment.font).idealSize.width)
    }
    let text = Text(Self.words)
    let line = reply(.unspecified, in: environment) { text }
    #expect(line.width == width(Self.words))
    #expect(reply(.infinity, in: environment) { text } == line)
    let least = reply(.zero, in: environment) { text }
    #expect(least == CGSize(width: width("Donaudampfschifffahrt"), height: line.height))
  }

  @Test("Shapes have no ideal size, no least and no greatest")
  func shapes() {
    for proposal in [ProposedViewSize.zero, .infinity] {
      let size = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
      #expect(reply(proposal) { Rectangle() } == size)
      #expect(reply(proposal) { Color.red } == size)
    }
    #expect(reply(.unspecified) { Rectangle() } == CGSize(width: 10, height: 10))
    #expect(
      reply(ProposedViewSize(width: 37, height: 12)) { Color.red }
        == CGSize(width: 37, height: 12)
    )
  }

  @Test(
    "Text takes no more width than it needs, and the height of its lines at every width",
    arguments: ClaimedFont.allCases
  )
  func text(font: ClaimedFont) throws {
    let environment = try font.environment()
    let prepared = PreparedText(Self.words, font: environment.font)
    let tree = LayoutTree(environment: environment) { Text(Self.words) }
    for width in ClaimedFont.widths {
      let size = tree.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let expected = prepared.size(forWidth: Double(width))
      #expect(size == CGSize(width: up(expected.width), height: up(expected.height)), "\(width)")
      #expect(size.width <= width, "\(width)")
      // Offered its own reply, it answers the same.
      #expect(tree.sizeThatFits(ProposedViewSize(width: size.width, height: nil)) == size)
    }
  }

  @Test("Text narrower than a word breaks the word, and loses none of it")
  func narrowerThanAWord() throws {
    let word = "Donaudampfschifffahrt"
    let tree = LayoutTree { Text(word).named("text") }
    let whole = tree.layout(in: .unspecified)
    for width in stride(from: whole.width - 1, through: 20, by: -1) {
      let size = tree.layout(in: ProposedViewSize(width: width, height: nil))
      let shown = try #require(tree.root.shownText)
      let ranges = shown.lines.map(\.range)
      #expect(size.width <= width && size.height > whole.height, "\(width)")
      #expect(
        zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound },
        "\(width)"
      )
      #expect(shown.lines.last?.end == .endOfText)
      #expect(!shown.isTruncated && shown.lines.count > 1, "\(width)")
    }
  }

  @Test("An image is as large as it is, unless it can be resized; then its ratio can be kept")
  func images() {
    let photo = Image(size: CGSize(width: 1200, height: 800))
    let screen = ProposedViewSize(width: 300, height: 600)
    for proposal in [screen, .zero, .infinity, .unspecified] {
      #expect(reply(proposal) { photo } == CGSize(width: 1200, height: 800))
    }
    #expect(reply(screen) { photo.resizable() } == CGSize(width: 300, height: 600))
    #expect(reply(screen) { photo.resizable().scaledToFit() } == CGSize(width: 300, height: 200))
    #expect(
      reply(screen) { photo.resizable().aspectRatio(contentMode: .fill) }
        == CGSize(width: 900, height: 600)
    )
  }

  @Test("Stacks have the sum along and the largest across")
  func stacks() {
    let size = reply(.unspecified) {
      HStack(spacing: 7) {
        Fixed(30, 10)
        Fixed(20, 40)
        Fixed(5, 25)
      }
    }
    #expect(size == CGSize(width: 30 + 20 + 5 + 2 * 7, height: 40))
    let column = reply(.unspecified) {
      VStack(spacing: 0) {
        Fixed(30, 10)
        Fixed(20, 40)
      }
    }
    #expect(column == CGSize(width: 30, height: 50))
  }

  @Test("A frame has its own size, whatever is in it")
  func frames() {
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      #expect(
        reply(proposal) { Fixed(500, 2).frame(width: 70, height: 30) }
          == CGSize(width: 70, height: 30)
      )
    }
  }

  @Test(
    "Two borders are what a view chose, and what its padding became",
    arguments: [150, 400, 900]
  )
  func borders(width: CGFloat) throws {
    let tree = LayoutTree {
      Text("Profil von jemandem mit langem Namen").border(.red).named("red")
        .padding().border(.blue).named("blue")
    }
    tree.layout(in: ProposedViewSize(width: width, height: nil))
    let red = try #require(tree.root.first(named: "red")?.layoutFrame)
    let blue = try #require(tree.root.first(named: "blue")?.layoutFrame)
    #expect(blue == red.insetBy(dx: -16, dy: -16))
    // What was proposed, and what was chosen.
    let room: CGFloat = width - 32
    #expect(tree.root.first(named: "red")?.proposal?.width == room)
    #expect(red.width <= room)
  }

  @Test("Text that a parent truncates takes its height with the vertical fixed size at every width")
  func escapeHatch() throws {
    let line = "Eine lange Zeile, die immer wieder abgeschnitten wird, bis man das richtige findet"
    let truncated = LayoutTree { Text(line).frame(height: 24) }
    let escaped = LayoutTree {
      Text(line).fixedSize(horizontal: false, vertical: true).named("text").frame(height: 24)
    }
    let prepared = PreparedText(line, font: EnvironmentValues().font)
    for width in ClaimedFont.widths {
      let proposal = ProposedViewSize(width: width, height: 24)
      truncated.layout(in: proposal)
      escaped.layout(in: proposal)
      let needed = prepared.size(forWidth: Double(width))
      let isCut = truncated.root.children.first?.shownText?.isTruncated
      #expect(isCut == (prepared.lines(forWidth: Double(width)).count > 1), "\(width)")
      let frame = try #require(escaped.root.first(named: "text")?.layoutFrame)
      #expect(frame.size == CGSize(width: up(needed.width), height: up(needed.height)), "\(width)")
    }
  }

  @Test("A view of fixed size along both axes overflows its parent")
  func overflow() throws {
    let tree = LayoutTree { Text(Self.words).fixedSize().named("text").frame(width: 60) }
    #expect(tree.layout(in: ProposedViewSize(width: 60, height: 100)).width == 60)
    let frame = try #require(tree.root.first(named: "text")?.layoutFrame)
    #expect(frame.width > 60 && frame.minX < 0)
  }

  @Test("A stack asks more than once before it places, and still each view is placed once")
  func severalQuestions() throws {
    let tree = LayoutTree {
      HStack(spacing: 0) {
        Text("Titel einer langen Zeile").named("title")
        Color.red.named("rest")
      }
    }
    let proposal = ProposedViewSize(width: 200, height: 60)
    let trace = tree.trace(in: proposal)
    let title = try #require(tree.root.first(named: "title"))
    let kinds = trace.entries(of: title).map(\.kind)
    #expect(kinds.contains(.minimum) && kinds.contains(.maximum))
    #expect(kinds.contains(.offer))
    #expect(title.layoutFrame.map { $0.width <= 200 } == true)
  }

  @Test("A layout that depends on state it writes is warned of, and drops what comes third")
  func repeatedUpdates() {
    let tree = LayoutTree { PreferringView() }
    tree.settle(in: .unspecified, mode: .swiftUI, limit: 1)
    #expect(
      tree.warnings.map(\.problem) == [.repeatedUpdates(.preference, writing: ["PreferringView.w"])]
    )
    #expect(
      tree.warnings.first?.description.contains("tried to update multiple times per frame") == true
    )
  }
}
