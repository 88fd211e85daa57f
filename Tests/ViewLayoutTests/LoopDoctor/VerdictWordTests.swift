import Testing
import ViewLayout

@Suite("Verdicts in words")
struct VerdictWordTests {
  /// The lines of a verdict but the last, which tells the whole way.
  private func lines(
    _ mode: UpdateMode = .diagnose,
    limit: Int = 64,
    height: CGFloat? = nil,
    @ViewBuilder _ content: () -> some View
  ) throws -> [String] {
    let tree = LayoutTree(environment: try .worked(), content: content)
    let proposal = ProposedViewSize(width: height.map { _ in 60 }, height: height)
    let verdict = tree.settle(in: proposal, mode: mode, limit: limit)
    let lines = verdict.description.split(separator: "\n").map(String.init)
    return lines.filter { !$0.hasPrefix("path: ") }
  }

  @Test("R1: growth")
  func growth() throws {
    let tree = LayoutTree(environment: try .worked()) { GrowingView() }
    #expect(
      tree.settle(in: .unspecified).description == """
        does not settle: still changing after 64 cycles
        state: GrowingView.w was 120, 136, 152, 168, 184, 200, …
        modifier: Color.frame takes its width from it: 1144 → 1160
        measured: Color.frame.padding by onGeometryChange: 1160 → 1176
        growth: +16 a cycle
        remedy: let a Layout give Color.frame its width, without GrowingView.w
        path: state GrowingView.w: 1144 → 1160; Color.frame is told width 1144 → 1160; Color.frame \
        answers width 1144 → 1160; Color.frame.padding answers width 1160 → 1176; onGeometryChange of \
        Color.frame.padding sees 1160 → 1176
        """
    )
  }

  @Test("R8: state that a dropped action leaves stale")
  func stale() throws {
    let place = "VStack/Color.frame"
    #expect(
      try lines(.swiftUI, limit: 1) { PreferringView() } == [
        "at rest, but its state no longer fits what is measured",
        "state: PreferringView.w was 120, 136, 152",
        "modifier: \(place) takes its width from it: 152 → 168",
        "measured: VStack by onPreferenceChange: 168 → 184",
        "dropped: onPreferenceChange of VStack saw 168, while PreferringView.w is still 152",
        "growth: +16 a cycle, until the action was dropped",
        "remedy: let a Layout give \(place) its width, without PreferringView.w",
      ]
    )
  }

  @Test("R11: a flag that undoes itself")
  func flag() throws {
    #expect(
      try lines { AlternatingView() } == [
        "oscillates: the same state comes back after 2 cycles",
        "state: AlternatingView.isWide was false, true, false, true",
        "modifier: VStack shows wide 300×20 → narrow 100×20",
        "measured: VStack by onGeometryChange: false → true",
        "growth: none, back after 2 cycles; the flag flips at 200",
        "remedy: let ViewThatFits choose what VStack shows, without AlternatingView.isWide",
      ]
    )
  }

  @Test("R16: a sheet of content that takes all it is offered")
  func sheet() throws {
    let remedy =
      "remedy: let presentationSizing(.fitted) make the sheet as high as its content, "
      + "without SheetPage.h"
    #expect(
      try lines(height: 400) { SheetPage(50, allowance: 24) { Color.red } } == [
        "settled, but would not come back after a change",
        "state: SheetPage.h",
        "modifier: sheet takes its detents from it: height(50) → height(51)",
        "measured: sheet/Color by onGeometryChange: 26 → 27",
        "growth: none, but a change stays",
        remedy,
      ]
    )
    #expect(
      try lines(limit: 4, height: 400) { SheetPage(50, allowance: 23) { Color.red } } == [
        "does not settle: still changing after 4 cycles",
        "state: SheetPage.h was 50, 49, 48, 47, 46",
        "modifier: sheet takes its detents from it: height(46) → height(45)",
        "measured: sheet/Color by onGeometryChange: 22 → 21",
        "growth: -1 a cycle",
        remedy,
      ]
    )
  }

  @Test("Numbers that double, converge, or would leave their rest")
  func factors() throws {
    func growth(
      limit: Int = 8,
      from start: CGFloat,
      _ next: @escaping (CGFloat) -> CGFloat
    ) throws -> [String] {
      try lines(limit: limit) { FeedbackView(start, next: next) }
        .filter { $0.hasPrefix("growth") || $0.hasPrefix("settles") }
    }
    #expect(try growth(from: 100) { 2 * $0 } == ["growth: times 2 a cycle"])
    #expect(
      try growth(from: 200) { 0.5 * $0 + 50 }
        == [
          "settles slowly: 0 more cycles to half a point", "growth: times 0.5 a cycle, towards 100",
        ]
    )
    #expect(
      try growth(from: 100) { 3 * $0 - 200 } == ["growth: none, but a change grows times 3 a cycle"]
    )
  }

  @Test("Views at rest need one line")
  func rest() throws {
    #expect(try lines { Fixed(1, 1) } == ["settled"])
    #expect(try lines { FeedbackView(150) { min($0 + 16, 166) } } == ["settled after 1 write"])
  }

  @Test("What was asked or written at the wrong place is named with what to do")
  func misuse() throws {
    #expect(
      try lines { FeedbackView(120) { $0 / 0 } } == [
        "FeedbackView.w was given a number that is not finite",
        "remedy: check what the action computes before it is written",
      ]
    )
  }

  /// A text that shows a number which each change raises.
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count) \(String(repeating: "x", count: 500))")
        .onAppear { count += 1 }
        .onChange(of: count) { count += 1 }
    }
  }

  @Test("A text that counts itself is told shortly")
  func counter() throws {
    let rest = String(repeating: "x", count: 500)
    func told(_ count: Int) -> String { "\"\("\(count) \(rest)".prefix(99))…\"" }
    #expect(
      try lines(limit: 4) { Counter() } == [
        "does not settle: still changing after 4 cycles",
        "state: Counter.count was 0, 1, 2, 3, 4",
        "modifier: Text takes its text from it: \(told(4)) → \(told(5))",
        "measured: Text by onChange: 4 → 5",
        "growth: +1 a cycle",
        "remedy: write Counter.count in no action that follows from the text that Text shows of it",
      ]
    )
  }
}
