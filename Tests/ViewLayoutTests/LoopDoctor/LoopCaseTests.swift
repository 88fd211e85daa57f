import Testing
import ViewLayout

@Suite("Views that feed what they measure back")
struct LoopCaseTests {
  private func settle(
    _ mode: UpdateMode = .diagnose,
    limit: Int = 64,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    @ViewBuilder _ content: () -> some View
  ) throws -> LayoutVerdict {
    let tree = LayoutTree(environment: try .worked(), content: content)
    return tree.settle(in: ProposedViewSize(width: width, height: height), mode: mode, limit: limit)
  }

  private func numbers(_ verdict: LayoutVerdict, _ index: Int = 0) -> [Double] {
    verdict.samples[index].values.compactMap(\.number)
  }

  @Test("R1: what is measured with padding and given to the frame inside grows without end")
  func growth() throws {
    let verdict = try settle { GrowingView() }
    #expect(verdict.kind == .diverging)
    #expect(verdict.cycles == 64)
    #expect(numbers(verdict).prefix(5) == [120, 136, 152, 168, 184])
    #expect(verdict.gain == 1)
    #expect(verdict.offset == 16)
    #expect(verdict.predictedAfter == 4)
    #expect(verdict.cutCandidates == ["GrowingView.w"])
    #expect(verdict.path.map(\.kind) == [.state, .parameter, .reply, .reply, .observer])
    #expect(verdict.path[1].component == "width")
  }

  @Test("R2: assigning only what differs does not end the growth")
  func guardedGrowth() throws {
    let (plain, guarded) = (
      try settle { GrowingView() }, try settle { GrowingView(isGuarded: true) }
    )
    #expect(guarded.kind == .diverging)
    #expect(numbers(guarded) == numbers(plain))
    #expect(guarded.path == plain.path)
  }

  @Test("R3: with its state kept the loop is none")
  func frozen() throws {
    let tree = LayoutTree(environment: try .worked()) { GrowingView() }
    let verdict = tree.settle(in: .unspecified, keeping: ["GrowingView.w"])
    #expect(verdict.kind == .settled)
    #expect(verdict.writes == 0)
    #expect(tree.root.layoutFrame?.size.width == 136)
  }

  @Test("R4: deferring the action does not end the growth")
  func deferred() throws {
    struct Deferring: View {
      @State private var w: CGFloat = 120
      let later: (@escaping () -> Void) -> Void

      var body: some View {
        Color.red.frame(width: w).padding(.horizontal, 8)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { width in
            later { w = width }
          }
      }
    }
    weak var host: LayoutTree?
    let tree = LayoutTree(environment: try .worked()) {
      Deferring { action in host?.nextTick(action) }
    }
    host = tree
    let verdict = tree.settle(in: .unspecified)
    #expect(verdict.kind == .diverging)
    #expect(numbers(verdict).prefix(5) == [120, 136, 152, 168, 184])
    #expect((verdict.gain, verdict.offset) == (1, 16))
    #expect(
      verdict.path.map(\.kind) == [.state, .parameter, .reply, .reply, .observer, .deferred]
    )
  }

  @Test("R6: a loop that halves each change settles, with gain one half")
  func damped() throws {
    let verdict = try settle { FeedbackView(200) { (0.5 * $0 + 50).rounded(.up) } }
    #expect(verdict.kind == .settled)
    #expect(numbers(verdict) == [200, 150, 125, 113, 107, 104, 102, 101])
    #expect(verdict.writes == 7)
    #expect(verdict.gain == 0.5)
  }

  @Test("R7: growth up to a limit settles")
  func bounded() throws {
    let verdict = try settle { FeedbackView(120) { min($0 + 16, 200) } }
    #expect(verdict.kind == .settled)
    #expect(numbers(verdict) == [120, 136, 152, 168, 184, 200])
    #expect(verdict.writes == 5)
  }

  @Test("R8: as SwiftUI does it, the third change of a frame is dropped and the state is stale")
  func droppedPreference() throws {
    let tree = LayoutTree(environment: try .worked()) { PreferringView() }
    let first = tree.settle(in: .unspecified, mode: .swiftUI, limit: 1)
    #expect(first.kind == .stale)
    #expect(numbers(first) == [120, 136, 152])
    #expect(
      first.droppedActions.map { [$0.value, $0.stateValue] } == [[.number(168), .number(152)]]
    )
    #expect(tree.warnings.count == 1)
    let second = tree.settle(in: .unspecified, mode: .swiftUI, limit: 1)
    #expect(second.writes == 0)
    #expect(tree.warnings.count == 1)
  }

  @Test("R11: a flag that undoes itself oscillates with period 2")
  func oscillation() throws {
    let verdict = try settle { AlternatingView() }
    #expect(verdict.kind == .oscillating)
    #expect(verdict.period == 2)
    #expect(
      verdict.samples[0].values.prefix(4) == [
        .flag(false), .flag(true), .flag(false), .flag(true),
      ]
    )
    #expect(verdict.threshold == 200)
    let words = verdict.description
    for part in ["wide 300×20", "narrow 100×20", "200"] {
      #expect(words.contains(part), "\(words)")
    }
  }

  @Test("R12: two views that feed each other grow together")
  func crossed() throws {
    let verdict = try settle { CrossedViews() }
    #expect(verdict.kind == .diverging)
    #expect(numbers(verdict, 0).prefix(3) == [100, 104, 108])
    #expect(numbers(verdict, 1).prefix(3) == [100, 104, 108])
    #expect(verdict.offset == 4)
    let states = verdict.path.filter { $0.kind == .state }.map(\.place)
    #expect(Set(states) == ["CrossedViews.a", "CrossedViews.b"])
  }

  @Test("R13: what is observed of a stable region and shown in front of it settles")
  func overlay() throws {
    struct Overlaid: View {
      @State private var flag = false

      var body: some View {
        Color.white.overlay { if flag { Fixed(50, 50).named("O") } }
          .onGeometryChange(for: Bool.self) {
            $0.size.width > 400
          } action: {
            flag = $0
          }
      }
    }
    let verdict = try settle(width: 500, height: 100) { Overlaid() }
    #expect(verdict.kind == .settled)
    #expect(verdict.writes == 1)
    #expect(verdict.gain == 0)
  }

  @Test("R14: the width of a view whose height follows from it is a possible loop without gain")
  func otherAxis() throws {
    struct Crossing: View {
      @State private var h: CGFloat = 30

      var body: some View {
        Color.red.frame(width: 50).frame(height: h)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            h = $0
          }
      }
    }
    let verdict = try settle { Crossing() }
    #expect(verdict.kind == .settled)
    #expect(verdict.gain == 0)
    #expect(verdict.possibleLoops.map(\.state) == ["Crossing.h"])
    #expect(verdict.possibleLoops.map(\.gain) == [0])
  }

  @Test("R15: a sheet as high as its text settles from any start", arguments: [0, 17, 40, 300])
  func sheet(start: CGFloat) throws {
    let tree = LayoutTree(environment: try .worked()) {
      SheetPage(start) { Text("Hello world").fixedSize(horizontal: false, vertical: true) }
    }
    let verdict = tree.settle(in: ProposedViewSize(width: 60, height: 400))
    #expect(verdict.kind == .settled)
    #expect(verdict.writes == (start == 40 ? 0 : 1))
    #expect(tree.presented.map { $0.layoutFrame?.size.height } == [40])
    #expect(tree.presented.map { $0.layoutFrame?.origin.y } == [360])
  }

  @Test(
    "R16: a sheet of content that takes all it is offered keeps any height",
    arguments: [0, 25]
  )
  func greedySheet(start: CGFloat) throws {
    let content = { Color.red }
    let neutral = try settle(width: 60, height: 400) {
      SheetPage(start + 50, allowance: 24) { content() }
    }
    #expect(neutral.kind == .neutral)
    #expect((neutral.gain, neutral.offset, neutral.writes) == (1, 0, 0))
    let growing = try settle(limit: 20, width: 60, height: 400) {
      SheetPage(start + 50, allowance: 25) { content() }
    }
    #expect(growing.kind == .diverging)
    #expect((growing.gain, growing.offset) == (1, 1))
    let shrinking = try settle(limit: 20, width: 60, height: 400) {
      SheetPage(start + 50, allowance: 23) { content() }
    }
    #expect(shrinking.kind == .diverging)
    #expect((shrinking.gain, shrinking.offset) == (1, -1))
  }

  @Test("R17: a foreign view that answers by its own frame grows, and the path says so")
  func foreignFrame() throws {
    final class Inflating: FramedView { var frame = CGRect.zero }
    struct Inflated: ViewRepresentable {
      func makeView(context: Context) -> Inflating { Inflating() }
      func updateView(_ view: Inflating, context: Context) {}
      func sizeThatFits(
        _ proposal: ProposedViewSize,
        view: Inflating,
        context: Context
      ) -> CGSize? { CGSize(width: 50, height: view.frame.size.height + 19) }
    }
    let verdict = try settle(limit: 12) { Inflated().named("F") }
    #expect(verdict.kind == .diverging)
    #expect((verdict.gain, verdict.offset) == (1, 19))
    #expect(verdict.path.map(\.kind).contains(.foreign))
  }

  @Test("R18: a view that asks for a layout in the middle of one is named")
  func reentrance() throws {
    weak var host: LayoutTree?
    let tree = LayoutTree(environment: try .worked()) {
      GeometryReader { _ in
        let size = host?.layout(in: .unspecified) ?? .zero
        Fixed(size.width, 10)
      }
      .named("reader")
    }
    host = tree
    let verdict = tree.settle(in: ProposedViewSize(width: 50, height: 50))
    #expect(verdict.kind == .reentrant)
    #expect(verdict.culprit == "reader")
  }

  @Test("R19: a number that is not finite ends the run in its cycle")
  func notFinite() throws {
    let verdict = try settle { FeedbackView(120) { $0 / 0 } }
    #expect(verdict.kind == .nonFinite)
    #expect(verdict.culprit == "FeedbackView.w")
    #expect(verdict.cycles == 1)
  }

  @Test("R20: a preference carries the same growth")
  func preference() throws {
    let verdict = try settle { PreferringView() }
    #expect(verdict.kind == .diverging)
    #expect(numbers(verdict).prefix(5) == [120, 136, 152, 168, 184])
    #expect((verdict.gain, verdict.offset) == (1, 16))
    #expect(verdict.path.map(\.kind).contains(.preference))
    #expect(verdict.path.last?.component == "onPreferenceChange")
  }

  @Test("R21: an action is told the first value twice, and then the one before")
  func firstValue() throws {
    struct Told: View {
      @State private var w: CGFloat = 120
      let tell: (CGFloat, CGFloat) -> Void

      var body: some View {
        Color.red.frame(width: w)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            tell(old, new)
            w = 136
          }
      }
    }
    var told: [[CGFloat]] = []
    let tree = LayoutTree(environment: try .worked()) { Told { told.append([$0, $1]) } }
    var gate = tree.settle(in: .unspecified)
    gate = tree.settle(in: .unspecified)
    #expect(gate.kind == .settled)
    #expect(Array(told.prefix(2)) == [[120, 120], [120, 136]])
  }

  @Test("R22: a frame that is as high as measured is neutral, also if only at most so high")
  func clamps() throws {
    struct Clamped: View {
      @State private var h: CGFloat = 400
      let isHard: Bool

      var body: some View {
        ScrollView {
          Fixed(50, 300)
            .frame(height: isHard ? h : nil).frame(maxHeight: isHard ? nil : h)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              h = $0
            }
        }
      }
    }
    let hard = try settle(width: 100, height: 200) { Clamped(isHard: true) }
    #expect(hard.kind == .neutral)
    #expect((hard.gain, hard.writes) == (1, 0))
    let soft = try settle(width: 100, height: 200) { Clamped(isHard: false) }
    #expect(soft.kind == .neutral)
    #expect((soft.gainAbove, soft.gainBelow, soft.writes) == (0, 1, 1))
  }
}
