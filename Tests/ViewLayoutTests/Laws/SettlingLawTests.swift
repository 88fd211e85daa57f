import TestFixtures
import Testing

@testable import ViewLayout

@Suite("Laws of settling, with random views")
struct SettlingLawTests {
  private static let offer = ProposedViewSize(width: 300, height: 400)

  /// Random views of which many vanish with each change of a width that is observed.
  private struct Flickering: View {
    @State private var width: CGFloat = 100
    let samples: [SampleView]
    let tell: (String) -> Void

    var body: some View {
      let isWhole = width == 100
      VStack {
        ForEach(isWhole ? [0, 1, 2] : [2, 0], id: \.self) { index in
          Tally("row \(index)").padding(1)
            .overlay { if isWhole { samples[index].view() } }
            .background { if !isWhole { Color.red } }
        }
        ScrollView {
          Tally("scrolled")
          if isWhole { samples[0].view().onDisappear { tell("gone") } }
        }
        if isWhole { samples[1].view() } else { Tally("other") }
        ViewThatFits {
          if isWhole { samples[2].view() }; Fixed(7, 7)
        }
        GeometryReader { _ in if isWhole { Tally("read") } }
        Fixed(100, 1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
      }
    }
  }

  private func frames(_ tree: LayoutTree) -> [String] {
    tree.layout(in: Self.offer)
    return tree.allNodes.map { Notation.frame($0.kind, $0.layoutFrame) }
  }

  @Test(
    "What was tried while views settled leaves no trace in their frames or state",
    arguments: UInt64(1)...40
  )
  func traces(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let samples = (0..<3).map { _ in SampleView.random(depth: 2, &generator) }
    var told: [String] = []
    let environment = try EnvironmentValues.worked()
    let settled = LayoutTree(environment: environment) {
      Flickering(samples: samples) { told.append($0) }
    }
    let plain = LayoutTree(environment: environment) { Flickering(samples: samples) { _ in } }
    #expect(settled.settle(in: Self.offer).kind == .settled)
    #expect(plain.rest(in: Self.offer))
    #expect(told.isEmpty)
    #expect(frames(settled) == frames(plain))
    for _ in 0..<4 {
      let button = ["row 0", "row 1", "row 2", "scrolled", "read"].randomElement(using: &generator)
      for tree in [settled, plain] {
        for _ in 0..<30 { try tree.press(button ?? "") }
      }
      #expect(frames(settled) == frames(plain))
      settled.settle(in: Self.offer)
    }
    #expect(told.isEmpty)
  }
}
