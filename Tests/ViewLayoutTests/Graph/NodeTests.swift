import Testing

@testable import ViewLayout

@Suite("Nodes")
struct NodeTests {
  @Test("P8: a layout is asked once about a proposal, and told of changes but not of proposals")
  func layoutCache() throws {
    let calls = Calls()
    struct Changing: View {
      @State private var text = "one"
      let tell: (@escaping (String) -> Void) -> Void

      var body: some View {
        tell { text = $0 }
        return Text(text)
      }
    }
    var change: (String) -> Void = { _ in }
    let tree = LayoutTree(environment: try .worked()) {
      Counting(calls: calls)() { Changing { change = $0 } }
    }
    let proposal = ProposedViewSize(width: 200, height: nil)
    for _ in 0..<5 { _ = tree.sizeThatFits(proposal) }
    #expect(calls.sizes == 1)
    #expect(calls.made == 1)
    #expect(calls.updated == 0)

    change("another")
    #expect(tree.sizeThatFits(proposal).width == 70)
    #expect(calls.sizes == 2)
    #expect(calls.updated == 1)

    _ = tree.sizeThatFits(ProposedViewSize(width: 50, height: nil))
    #expect(calls.sizes == 3)
    #expect(calls.made == 1)
    #expect(calls.updated == 1)
  }

  @Test("P10: of several places the last holds, and a view without one stands in the middle")
  func places() throws {
    let tree = LayoutTree(environment: try .worked()) {
      Careless()() {
        Fixed(10, 10).named("A")
        Fixed(20, 20).named("B")
      }
    }
    tree.layout(in: ProposedViewSize(width: 100, height: 100))
    #expect(frame("A", in: tree) == "A(30,40 10×10)")
    #expect(frame("B", in: tree) == "B(40,40 20×20)")
    #expect(
      tree.root.first(named: "B")?.proposal == ProposedViewSize(width: 100, height: 100)
    )
  }

  @Test(
    "C13: a length without sense is left out of a frame, with a warning",
    arguments: [-5, .infinity, .nan]
  )
  func invalidFrame(length: CGFloat) throws {
    let tree = LayoutTree(environment: try .worked()) { Fixed(30, 20).frame(width: length) }
    #expect(tree.layout(in: .unspecified) == CGSize(width: 30, height: 20))
    #expect(tree.warnings.map(\.problem) == [.invalidFrameLength])
  }

  @Test("C14: limits that contradict each other are raised, with a warning")
  func contradictoryLimits() {
    let ideal = FlexibleLength(20, 10, 30)
    #expect(ideal.ideal == 20)
    #expect(ideal.problems == [.contradictoryFrameLengths])
    let maximum = FlexibleLength(nil, 30, 20)
    #expect(maximum.maximum == 30)
    #expect(maximum.problems == [.contradictoryFrameLengths])
    let minimum = FlexibleLength(-10, nil, nil)
    #expect(minimum.minimum == 0)
    #expect(minimum.problems == [])
  }

  @Test("What is no length is asked as 0")
  func invalidProposals() throws {
    let tree = LayoutTree(environment: try .worked()) { Color.red }
    #expect(tree.layout(in: ProposedViewSize(width: -5, height: .nan)) == .zero)
  }

  @Test("The edges of a pixel frame are at the nearest pixels")
  func pixels() throws {
    var values = try EnvironmentValues.worked()
    values.displayScale = 2
    let tree = LayoutTree(environment: values) {
      Fixed(10.3, 10).named("A").frame(width: 11, height: 10, alignment: .leading)
        .padding(EdgeInsets(top: 0.25, leading: 0.2, bottom: 0, trailing: 0))
    }
    tree.layout(in: .unspecified)
    let node = try #require(tree.root.first(named: "A"))
    #expect(node.pixelFrame == CGRect(x: 0, y: 0.5, width: 10.5, height: 10))
    #expect(frame("A", in: tree) == "A(0.2,0.25 10.3×10)")
  }

  @Test("Every question and every answer is heard in one place")
  func listening() throws {
    let listener = Listener()
    let tree = LayoutTree(environment: try .worked()) {
      HStack(spacing: 0) {
        Color.red.named("A")
        Color.red.named("B")
      }
    }
    tree.root.ledger.listener = listener
    _ = tree.sizeThatFits(ProposedViewSize(width: 100, height: 10))
    #expect(
      listener.heard == [
        "Color minimumProbe 0", "Color maximumProbe ∞", "Color minimumProbe 0",
        "Color maximumProbe ∞", "Color offer 50", "Color offer 50", "HStackLayout offer 100",
      ]
    )
  }

  private func frame(_ name: String, in tree: LayoutTree) -> String {
    Notation.frame(name, tree.root.first(named: name)?.layoutFrame)
  }
}

/// How often a layout was asked.
private final class Calls {
  var made = 0
  var updated = 0
  var sizes = 0
}

/// A layout that counts its questions.
private struct Counting: Layout {
  let calls: Calls

  func makeCache(subviews: Subviews) -> Int {
    calls.made += 1
    return 0
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    calls.updated += 1
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    calls.sizes += 1
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Int
  ) {}
}

/// A layout that places its first view twice and no other.
private struct Careless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews[0].place(at: .zero, proposal: .unspecified)
    subviews[0].place(at: CGPoint(x: 30, y: 40), proposal: .unspecified)
  }
}

/// Hears what nodes answer, as the kind of view, the question and the width.
private final class Listener: LayoutListener {
  var heard: [String] = []
  private var open: [String] = []

  func asked(_ node: LayoutNode, _ proposal: ProposedViewSize, _ question: Question) {
    open.append("\(node.kind) \(question)")
  }

  func answered(_ node: LayoutNode, _ size: CGSize, _ source: AnswerSource) {
    heard.append("\(open.removeLast()) \(Notation.length(size.width))")
  }

  @Test("A frame that begins to make no sense is reported, though its lengths count the same")
  func lateProblems() {
    let remote = Remote(CGFloat?.none)
    let tree = LayoutTree {
      remote.view { length in
        Color.red.frame(width: length)
        Color.red.frame(minWidth: 20, idealWidth: length.map { _ in 10 } ?? 20)
      }
    }
    tree.layout(in: .unspecified)
    #expect(tree.warnings.isEmpty)
    remote.value = -5
    tree.layout(in: .unspecified)
    #expect(
      tree.warnings.map(\.problem) == [.invalidFrameLength, .contradictoryFrameLengths]
    )
  }

  /// A value that can be compared and not hashed.
  private struct Weight: Equatable, LayoutValueKey {
    static var defaultValue: Weight { Weight(value: 0) }
    let value: Double
  }

  @Test("A view that carries an equal value for its container is not changed by it")
  func equalValues() {
    let remote = Remote(0)
    let tree = LayoutTree {
      remote.view { count in
        Fixed(10, 10).layoutValue(key: Weight.self, value: Weight(value: Double(count / 2)))
      }
    }
    tree.layout(in: .unspecified)
    let version = tree.root.version
    remote.value = 1
    tree.layout(in: .unspecified)
    #expect(tree.root.version == version)
    remote.value = 2
    tree.layout(in: .unspecified)
    #expect(tree.root.version > version)
  }

  @Test("A node whose view has gone is shown no more, wherever it is kept")
  func goneNodes() throws {
    let remote = Remote(true)
    let tree = LayoutTree {
      remote.view { isShown in
        Fixed(10, 10)
        if isShown { Color.red.padding(2).named("gone") }
      }
    }
    tree.layout(in: ProposedViewSize(width: 100, height: 100))
    let node = try #require(tree.node(at: "gone"))
    #expect(node.layoutFrame != nil)
    remote.value = false
    tree.layout(in: ProposedViewSize(width: 100, height: 100))
    #expect(node.layoutFrame == nil)
    #expect(node.children[0].layoutFrame == nil)
  }
}
