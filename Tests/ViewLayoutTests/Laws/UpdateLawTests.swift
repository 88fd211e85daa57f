import TestFixtures
import Testing

@testable import ViewLayout

@Suite("Laws of updates, with random views")
struct UpdateLawTests {
  private static let seeds = Array(UInt64(1)...60)
  private static let proposals: [ProposedViewSize] = [
    .unspecified, ProposedViewSize(width: 150, height: 90),
    ProposedViewSize(width: 40, height: nil),
  ]

  private struct Input {
    var sample: SampleView
    var direction = LayoutDirection.leftToRight
    var keys = [0, 1, 2]
  }

  private func tree(_ remote: Remote<Input>) throws -> LayoutTree {
    LayoutTree(environment: try .worked()) {
      remote.view { input in
        VStack(alignment: .leading) {
          ForEach(input.keys, id: \.self) { key in
            HStack(alignment: .top) {
              input.sample.view { AnyView($0.layoutPriority(Double(key % 2))) }
              Fixed(CGFloat(key), 4)
            }
            .padding(1)
          }
          GeometryReader { _ in input.sample.view() }
          ViewThatFits { input.sample.view().border(.red) }
        }
        .environment(\.layoutDirection, input.direction)
      }
    }
  }

  private func words(_ tree: LayoutTree, _ proposal: ProposedViewSize) -> [String] {
    tree.layout(in: proposal)
    return tree.root.allNodes.map { node in
      "\(node.kind) \(Notation.frame("", node.layoutFrame)) \(String(describing: node.proposal))"
    }
  }

  @Test(
    "Views that are brought up to date are laid out as those that are made anew",
    arguments: seeds
  )
  func incremental(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let remote = Remote(Input(sample: .random(depth: 3, &generator)))
    let kept = try tree(remote)
    for step in 0..<6 {
      var input = remote.value
      input.sample = input.sample.changed(&generator)
      if step % 3 == 1 {
        input.direction = input.direction == .leftToRight ? .rightToLeft : .leftToRight
      }
      input.keys = Array(0...4).shuffled(using: &generator).dropLast(step % 3)
      remote.value = input
      let fresh = try tree(Remote(input))
      for proposal in Self.proposals {
        let (now, anew) = (words(kept, proposal), words(fresh, proposal))
        #expect(now == anew, "seed \(seed), step \(step), \(proposal)")
      }
    }
  }

  @Test("The same views again ask no question", arguments: seeds)
  func unchanged(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let remote = Remote(0)
    let sample = SampleView.random(depth: 4, &generator)
    let tree = LayoutTree(environment: try .worked()) {
      remote.view { _ in sample.view() }
    }
    tree.layout(in: Self.proposals[1])
    let counts = tree.counts
    remote.value = 1
    tree.layout(in: Self.proposals[1])
    // Guides are made by closures, which cannot be compared.
    let hasClosures = "\(sample)".contains("guide(")
    #expect(tree.counts == counts || hasClosures)
  }
}

extension SampleView {
  /// The views with some of them exchanged.
  fileprivate func changed(_ generator: inout SeededGenerator) -> SampleView {
    if Int.random(in: 0..<6, using: &generator) == 0 { return .random(depth: 1, &generator) }
    func length() -> CGFloat { CGFloat(Int.random(in: 0...60, using: &generator)) }
    switch self {
    case .fixed(let width, _): return .fixed(width, length())
    case .frame(let inner, let width, let height):
      return .frame(inner.changed(&generator), width.map { _ in length() }, height)
    case .padding(let inner, let insets): return .padding(inner.changed(&generator), insets)
    case .limits(let inner, let least, let most):
      return .limits(inner.changed(&generator), least, most)
    case .overlay(let inner, let front):
      return .overlay(inner.changed(&generator), front.changed(&generator))
    case .priority(let inner, let priority):
      return .priority(inner.changed(&generator), -priority)
    case .guide(let inner, _): return .guide(inner.changed(&generator), length())
    case .offset(let inner, let x, _): return .offset(inner.changed(&generator), x, length())
    case .ratio(let inner, let ratio): return .ratio(inner.changed(&generator), ratio)
    case .fixedSize(let inner, let horizontal, let vertical):
      return .fixedSize(inner.changed(&generator), horizontal: vertical, vertical: horizontal)
    case .stack(let axis, let spacing, let inner):
      return .stack(axis, spacing, inner.reversed().map { $0.changed(&generator) })
    case .pile(let inner): return .pile(inner.dropFirst().map { $0.changed(&generator) })
    case .color, .circle, .spacer, .divider, .text, .image: return self
    }
  }
}
