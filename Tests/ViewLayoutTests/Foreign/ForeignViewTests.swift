import Testing
import ViewLayout

@Suite("Foreign views")
struct ForeignViewTests {
  private let view = SampleForeignView()

  private func tree() -> LayoutTree {
    LayoutTree {
      Foreign(view: view).named("V")
    }
  }

  private func reply(_ width: CGFloat?, _ height: CGFloat?) -> String {
    Notation.size(tree().layout(in: ProposedViewSize(width: width, height: height)))
  }

  @Test("Q1: an answer is taken as it is, whatever is offered")
  func answers() {
    view.answer = { _, proposal in CGSize(width: min(proposal.width ?? 200, 120), height: 20) }
    #expect(reply(nil, nil) == "120×20")
    #expect(reply(0, 0) == "0×20")
    #expect(reply(50, 10) == "50×20")
    #expect(reply(.infinity, .infinity) == "120×20")
    let row = LayoutTree {
      HStack(spacing: 0) {
        Foreign(view: view)
        Color.red.frame(minWidth: 60)
      }
    }
    row.layout(in: ProposedViewSize(width: 150, height: 40))
    #expect(Notation.frame("V", view.frame) == "V(0,10 75×20)")
    #expect(row.warnings == [])
  }

  @Test("Q2: a view without an answer is as its intrinsic lengths and priorities say")
  func intrinsicLengths() {
    view.lengths = ProposedViewSize(width: 80, height: 20)
    #expect(reply(nil, nil) == "80×20")
    #expect(reply(0, 0) == "80×20")
    #expect(reply(50, 10) == "80×20")
    #expect(reply(200, 50) == "200×50")
    view.hugging = 750
    #expect(reply(200, 50) == "80×20")
    view.resistance = 749
    #expect(reply(50, 10) == "50×10")
    #expect(reply(nil, nil) == "80×20")
  }

  @Test(
    "Q4: a view without intrinsic lengths takes what it is offered, and nothing where nothing is"
  )
  func noLengths() {
    #expect(reply(nil, nil) == "0×0")
    #expect(reply(0, 0) == "0×0")
    #expect(reply(50, 10) == "50×10")
    #expect(reply(200, 50) == "200×50")
  }

  @Test("Q5: a view that changes its own frame is reported, and its answer counts")
  func changedFrame() {
    view.answer = { view, _ in
      view.frame.size.width += 16
      return CGSize(width: 30, height: 20)
    }
    let tree = tree()
    #expect(tree.layout(in: ProposedViewSize(width: 100, height: 100)).width == 30)
    #expect(view.frame.size.width == 30)
    #expect(tree.warnings.map(\.problem) == [.changedFrame])
    #expect(tree.warnings.first?.view == "Foreign 'V'")
  }

  @Test("Q6: a view that answers the same proposal in two ways is reported with both sizes")
  func changedAnswer() {
    view.answer = { view, _ in CGSize(width: 10 * view.proposals.count, height: 5) }
    let proposal = ProposedViewSize(width: 100, height: nil)
    let tree = tree()
    #expect(tree.layout(in: proposal).width == 10)
    #expect(
      tree.warnings.map(\.description) == [
        """
        Foreign 'V' answered 100.0×nil with 10.0×5.0 and then with 20.0×5.0 in one layout, of which \
        the first counts: let the size follow from the proposal and the content alone
        """
      ]
    )
  }

  @Test("A representable without an answer gives a view of no lengths what it is offered")
  func plainView() {
    final class Plain {}
    struct Representable: ViewRepresentable {
      func makeView(context: Context) -> Plain { Plain() }
      func updateView(_ view: Plain, context: Context) {}
    }
    let tree = LayoutTree { Representable() }
    #expect(Notation.size(tree.layout(in: ProposedViewSize(width: 50, height: nil))) == "50×0")
  }

  @Test("A warning names the view, or the next one that has a name")
  func labels() {
    func labels(_ view: some View) -> [String] {
      let tree = LayoutTree { view }
      tree.layout(in: .unspecified)
      return tree.warnings.map(\.view)
    }
    let frame = Color.red.frame(width: -1)
    #expect(labels(frame.named("A")) == ["Frame 'A'"])
    #expect(labels(Color.red.named("A").padding(1).frame(width: -1)) == ["Frame around 'A'"])
    #expect(
      labels(
        HStack {
          frame; Color.blue
        }.padding(1).named("A")
      ) == ["Frame in 'A'"]
    )
    #expect(labels(frame) == ["Frame"])
  }

  /// A foreign view that takes its height from an observable object when it is brought up to date.
  private struct Modelled: ViewRepresentable {
    let model: SampleModel

    func makeView(context: Context) -> SampleForeignView { SampleForeignView() }

    func updateView(_ view: SampleForeignView, context: Context) {
      view.lengths = ProposedViewSize(width: model.width, height: model.height)
    }
  }

  @Test("What a foreign view is brought up to date with may be an observable object")
  func observableModel() {
    let model = SampleModel()
    let tree = LayoutTree { VStack { Modelled(model: model) } }
    #expect(tree.layout(in: .unspecified) == CGSize(width: 10, height: 1))
    model.width = 70
    #expect(tree.layout(in: .unspecified) == CGSize(width: 70, height: 1))
  }

  /// A foreign view that learns its width where it is placed, and is as high as that.
  private struct Learning: ViewRepresentable {
    func makeView(context: Context) -> SampleForeignView { SampleForeignView() }

    func updateView(_ view: SampleForeignView, context: Context) {}

    func sizeThatFits(
      _ proposal: ProposedViewSize,
      view: SampleForeignView,
      context: Context
    ) -> CGSize? {
      CGSize(width: proposal.width ?? 0, height: view.lengths.width ?? 1)
    }

    func sizingState(of view: SampleForeignView) -> (any Equatable)? { view.lengths }

    func placeView(_ view: SampleForeignView, in frame: CGRect, context: Context) {
      view.lengths = ProposedViewSize(width: frame.width, height: nil)
    }
  }

  @Test("A size that follows from the place is that of the last round")
  func learning() {
    let tree = LayoutTree { Learning() }
    let offer = ProposedViewSize(width: 70, height: nil)
    #expect(tree.layout(in: offer) == CGSize(width: 70, height: 70))
    #expect(tree.layout(in: offer) == CGSize(width: 70, height: 70))
    #expect(tree.root.layoutFrame?.size == CGSize(width: 70, height: 70))
    #expect(tree.warnings.isEmpty)
  }
}
