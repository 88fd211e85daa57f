import Testing
import ViewLayout

@Suite("Verdicts about views that do not settle")
struct VerdictTests {
  private func settle(
    limit: Int = 64,
    @ViewBuilder _ content: () -> some View
  ) throws -> LayoutVerdict {
    try LayoutTree(environment: .worked(), content: content).settle(in: .unspecified, limit: limit)
  }

  private func numbers(_ verdict: LayoutVerdict, _ index: Int = 0) -> [Double] {
    verdict.samples[index].values.compactMap(\.number)
  }

  @Test("Differences that shrink have a limit, and a number of cycles to it")
  func converging() throws {
    let verdict = try settle(limit: 8) { FeedbackView(200) { 0.5 * $0 + 50 } }
    #expect(verdict.kind == .converging)
    #expect(numbers(verdict).prefix(4) == [200, 150, 125, 112.5])
    #expect(verdict.gain == 0.5)
    #expect(verdict.limit == 100)
    #expect(verdict.remainingCycles == 0)
    let slow = try settle(limit: 10) { FeedbackView(1100) { 0.9 * $0 + 10 } }
    #expect(slow.kind == .converging)
    #expect(abs((slow.gain ?? 0) - 0.9) < 1e-9)
    #expect(abs((slow.limit ?? 0) - 100) < 1e-6)
    // After 10 cycles 1000 · 0.9¹⁰ ≈ 348.7 are left, and 0.9⁶³ of it is the first under a half.
    #expect(slow.remainingCycles == 63)
  }

  @Test("A number that doubles blows up, with gain 2")
  func blowUp() throws {
    let verdict = try settle(limit: 12) { FeedbackView(100) { 2 * $0 } }
    #expect(verdict.kind == .diverging)
    #expect(numbers(verdict).prefix(4) == [100, 200, 400, 800])
    #expect((verdict.gain, verdict.offset) == (2, 0))
    #expect(verdict.cutCandidates == ["FeedbackView.w"])
  }

  @Test("A number that is mirrored oscillates with period 2 and gain −1")
  func mirrored() throws {
    let verdict = try settle { FeedbackView(100) { 300 - $0 } }
    #expect(verdict.kind == .oscillating)
    #expect(verdict.period == 2)
    #expect(verdict.gain == -1)
  }

  @Test("A number that comes back after three cycles has period 3, and no gain")
  func periodThree() throws {
    let next: [CGFloat: CGFloat] = [100: 200, 200: 300, 300: 100]
    let verdict = try settle { FeedbackView(100) { next[$0] ?? 100 } }
    #expect(verdict.kind == .oscillating)
    #expect(verdict.period == 3)
    #expect(verdict.gain == nil)
    #expect(verdict.cycles < 8)
  }

  @Test("Views that take turns oscillate, though each is made anew")
  func takingTurns() throws {
    struct Turning: View {
      @State private var isFirst = true

      var body: some View {
        if isFirst { turn(10) } else { turn(20) }
      }

      private func turn(_ width: CGFloat) -> some View {
        Fixed(width, 1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          isFirst = $0 > 15
        }
      }
    }
    let verdict = try settle { Turning() }
    #expect(verdict.kind == .oscillating)
    #expect(verdict.period == 2)
  }

  @Test("A rest from which a change grows is not settled", arguments: [2, -1, -3])
  func unstableRest(gain: CGFloat) throws {
    let verdict = try settle { FeedbackView(100) { 100 + gain * ($0 - 100) } }
    #expect(verdict.kind == .neutral)
    #expect(verdict.writes == 0)
    #expect(verdict.gain == Double(gain))
    #expect(verdict.offset == nil)
  }

  @Test("A rest to which all comes back in a jump is settled")
  func steepRest() throws {
    let verdict = try settle { FeedbackView(100) { $0 > 100.5 ? 40 : 100 } }
    #expect(verdict.kind == .settled)
  }

  @Test("Two loops are cut by two cells")
  func twoLoops() throws {
    struct Both: View {
      @State private var a: CGFloat = 100
      @State private var b: CGFloat = 50
      @State private var idle: CGFloat = 3

      var body: some View {
        VStack {
          Color.red.frame(width: a).padding(1).onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            a = $0
          }
          Color.red.frame(width: b).padding(2).onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            b = $0
          }
          Color.red.frame(width: idle).onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { _ in
            idle = 5
          }
        }
      }
    }
    let verdict = try settle(limit: 16) { Both() }
    #expect(verdict.kind == .diverging)
    #expect(verdict.cutCandidates == ["Both.a", "Both.b"])
    #expect(numbers(verdict, 0).prefix(3) == [100, 102, 104])
    #expect(numbers(verdict, 1).prefix(3) == [50, 54, 58])
  }

  @Test("A loop of two cells ends with either of them")
  func eitherCell() throws {
    let verdict = try settle(limit: 16) { CrossedViews() }
    #expect(verdict.cutCandidates == ["CrossedViews.a", "CrossedViews.b"])
    let tree = LayoutTree(environment: try .worked()) { CrossedViews() }
    #expect(tree.settle(in: .unspecified, keeping: ["CrossedViews.b"]).kind == .settled)
  }

  @Test("A value that cannot be compared changes with each write, and has no numbers")
  func incomparable() throws {
    struct Opaque { let width: CGFloat }
    struct Page: View {
      @State private var value = Opaque(width: 10)

      var body: some View {
        Fixed(value.width, 1).padding(1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          value = Opaque(width: $0)
        }
      }
    }
    let verdict = try settle(limit: 8) { Page() }
    #expect(verdict.kind == .diverging)
    #expect(verdict.gain == nil)
    #expect(verdict.writes == 8)
  }

  @Test("A value that cannot be compared and is not written does not hide an oscillation")
  func incomparableBystander() throws {
    struct Opaque { let width: CGFloat }
    struct Page: View {
      @State private var value = Opaque(width: 10)

      var body: some View {
        Fixed(value.width, 1)
        AlternatingView()
      }
    }
    #expect(try settle { Page() }.kind == .oscillating)
  }

  @Test("A loop through an object outside of the views is known by what is observed")
  func observableLoop() throws {
    struct Page: View {
      let model: SampleModel

      var body: some View {
        Color.red.frame(width: model.width).padding(.horizontal, 4)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            model.width = $0
          }
      }
    }
    let model = SampleModel()
    let verdict = try settle(limit: 8) { Page(model: model) }
    #expect(verdict.kind == .diverging)
    #expect((verdict.gain, verdict.offset) == (1, 8))
    #expect(verdict.samples.isEmpty)
    #expect(verdict.observed.map(\.name) == ["onGeometryChange of Color.frame.padding"])
    #expect(
      verdict.observed.first?.values.prefix(3) == [.number(18), .number(26), .number(34)]
    )
    #expect(
      verdict.description == """
        does not settle: still changing after 8 cycles
        modifier: Color.frame takes its width from it: 66 → 74
        measured: onGeometryChange of Color.frame.padding was 18, 26, 34, 42, 50, 58, …
        growth: +8 a cycle
        remedy: let a Layout give Color.frame its width, without what its action writes
        path: Color.frame is told width 66 → 74; Color.frame answers width 66 → 74; \
        Color.frame.padding answers width 74 → 82; onGeometryChange of Color.frame.padding sees 74 → 82
        """
    )
  }

  @Test("The limit is the number of cycles", arguments: [1, 2, 30])
  func limits(limit: Int) throws {
    let verdict = try settle(limit: limit) { GrowingView() }
    #expect(verdict.kind == .diverging)
    #expect(verdict.cycles == limit)
    #expect(verdict.writes == limit)
  }

  @Test("Views that do not settle, or only happen to, are an error with the verdict")
  func errors() throws {
    let growing = LayoutTree { GrowingView() }
    let error = #expect(throws: LayoutLoopError.self) { try growing.checkSettles(in: .unspecified) }
    #expect(error?.verdict.kind == .diverging)
    #expect(error?.description == error?.verdict.description)
    let settled = LayoutTree { FeedbackView(120) { min($0 + 16, 200) } }
    #expect(throws: Never.self) { try settled.checkSettles(in: .unspecified) }
    let neutral = LayoutTree { FeedbackView(120) { $0 } }
    #expect(throws: LayoutLoopError.self) { try neutral.checkSettles(in: .unspecified) }
  }

  @Test("The lengths of a size are numbers too: they grow, and where they are kept, stay")
  func sizes() throws {
    struct Sized: View {
      @State private var size = CGSize(width: 120, height: 20)
      let padding: CGFloat

      var body: some View {
        Color.red.frame(width: size.width, height: 20).padding(.horizontal, padding)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            size = $0
          }
      }
    }
    let growing = LayoutTree { Sized(padding: 8) }.settle(in: .unspecified)
    #expect(growing.kind == .diverging)
    #expect((growing.gain, growing.offset) == (1, 16))
    let neutral = LayoutTree { Sized(padding: 0) }.settle(in: .unspecified)
    #expect(neutral.kind == .neutral)
    #expect(neutral.possibleLoops.map(\.gain) == [1])
  }

  @Test("Views that are neutral are so each time they are settled")
  func again() {
    let tree = LayoutTree { FeedbackView(120) { $0 } }
    for _ in 0..<3 { #expect(tree.settle(in: .unspecified).kind == .neutral) }
    #expect(throws: LayoutLoopError.self) { try tree.checkSettles(in: .unspecified) }
  }

  @Test("State that may have no number can lose it while the loop is looked for")
  func optionalNumber() throws {
    struct Optional: View {
      @State private var w: CGFloat? = 100

      var body: some View {
        Color.red.frame(width: w ?? 50, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { width in
            w = width > 100 ? nil : width
          }
      }
    }
    let tree = LayoutTree { Optional() }
    #expect(tree.settle(in: .unspecified).writes == 0)
    #expect(tree.root.layoutFrame?.size.width == 100)
  }

  @Test("An action that waits for the next tick is not lost while a loop is looked for")
  func waitingAction() {
    struct Waiting: View {
      @State private var width: CGFloat = 0
      let later: () -> Void

      var body: some View {
        Color.red.frame(width: width, height: 10).onAppear {
          width = 10
          later()
        }
      }
    }
    var isDone = false
    weak var host: LayoutTree?
    let tree = LayoutTree { Waiting { host?.nextTick { isDone = true } } }
    host = tree
    tree.settle(in: .unspecified, limit: 1)
    #expect(!isDone)
    tree.settle(in: .unspecified)
    #expect(isDone)
  }
}
