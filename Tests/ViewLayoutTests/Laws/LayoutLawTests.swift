import TestFixtures
import Testing

@testable import ViewLayout

@Suite("Laws of layout, with random views")
struct LayoutLawTests {
  private static let seeds = Array(UInt64(1)...40)
  private static let lengths: [CGFloat?] = [nil, 0, 37, 150, .infinity]

  /// Every proposal of those lengths.
  private static var proposals: [ProposedViewSize] {
    lengths.flatMap { width in
      lengths.map { ProposedViewSize(width: width, height: $0) }
    }
  }

  private func sample(_ seed: UInt64) -> SampleView {
    var generator = SeededGenerator(seed: seed)
    return .random(depth: 4, &generator)
  }

  private func tree(
    _ view: some View,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> LayoutTree {
    var values = try EnvironmentValues.worked()
    change(&values)
    return LayoutTree(environment: values) { view }
  }

  /// A node and all that are in it.
  private func nodes(_ node: LayoutNode) -> [LayoutNode] {
    [node] + node.children.flatMap(nodes)
  }

  private func frames(_ tree: LayoutTree, _ proposal: ProposedViewSize) -> [CGRect?] {
    tree.layout(in: proposal)
    return nodes(tree.root).map(\.layoutFrame)
  }

  /// The numbers of frames: as rectangles, those at an infinite place are all equal.
  private func numbers(_ frames: [CGRect?]) -> [[CGFloat]?] {
    frames.map { frame in
      frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
    }
  }

  @Test("A view is placed with an answer of its own to what it is offered", arguments: seeds)
  func ownAnswers(seed: UInt64) throws {
    let tree = try tree(sample(seed).view())
    for proposal in Self.proposals {
      tree.layout(in: proposal)
      let nodes = nodes(tree.root)
      for node in nodes { node.memory = NodeMemory() }
      for node in nodes {
        guard let place = node.place else { continue }
        #expect(node.size(for: place.proposal, asking: .question) == place.size)
      }
    }
  }

  @Test("No length is NaN or negative, and no place NaN", arguments: seeds)
  func numbers(seed: UInt64) throws {
    let tree = try tree(sample(seed).view())
    for proposal in Self.proposals {
      for frame in frames(tree, proposal).compactMap(\.self) {
        #expect(!frame.origin.x.isNaN && !frame.origin.y.isNaN)
        #expect(frame.size.width >= 0 && frame.size.height >= 0)
      }
    }
  }

  @Test("From right to left, views stand as in a mirror", arguments: seeds)
  func mirror(seed: UInt64) throws {
    let view = sample(seed).view()
    let leftToRight = try tree(view)
    let rightToLeft = try tree(view) { $0.layoutDirection = .rightToLeft }
    for proposal in [ProposedViewSize.unspecified, ProposedViewSize(width: 150, height: 37)] {
      let width = leftToRight.layout(in: proposal).width
      #expect(rightToLeft.layout(in: proposal).width == width)
      for (left, right) in zip(nodes(leftToRight.root), nodes(rightToLeft.root)) {
        guard let frame = left.layoutFrame, let mirrored = right.layoutFrame else { continue }
        #expect(mirrored.size == frame.size)
        #expect(mirrored.origin.y == frame.origin.y)
        let expected = width - frame.origin.x - frame.size.width
        #expect(abs(mirrored.origin.x - expected) < 0.000_001)
      }
    }
  }

  @Test("What nodes remember changes nothing", arguments: seeds)
  func memory(seed: UInt64) throws {
    let view = sample(seed).view()
    let remembering = try tree(view)
    let forgetting = try tree(view)
    var generator = SeededGenerator(seed: seed)
    for proposal in Self.proposals {
      _ = forgetting.sizeThatFits(proposal)
      for node in nodes(forgetting.root) where Bool.random(using: &generator) {
        node.memory = NodeMemory()
      }
      #expect(numbers(frames(forgetting, proposal)) == numbers(frames(remembering, proposal)))
    }
  }

  @Test("What was asked before changes nothing", arguments: seeds)
  func history(seed: UInt64) throws {
    let view = sample(seed).view()
    let used = try tree(view)
    for proposal in Self.proposals {
      #expect(numbers(frames(used, proposal)) == numbers(frames(try tree(view), proposal)))
    }
  }

  @Test("What tells views from each other changes no frame", arguments: seeds)
  func identities(seed: UInt64) throws {
    let plain = try tree(sample(seed).view())
    let permuted = try tree(
      sample(seed).view(identify: { count in
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { 7 * $0 }.shuffled(using: &generator)
      })
    )
    for proposal in Self.proposals {
      #expect(numbers(frames(plain, proposal)) == numbers(frames(permuted, proposal)))
    }
  }

  @Test("Borders, overlays and backgrounds change no frame outside", arguments: seeds)
  func layers(seed: UInt64) throws {
    let plain = try tree(sample(seed).view { AnyView($0.named("leaf")) })
    let layered = try tree(
      sample(seed).view { leaf in
        AnyView(
          leaf.named("leaf").border(.red, width: 3).background { Fixed(500, 1) }
            .overlay { Color.blue.padding(-40) }
        )
      }
    )
    func leaves(_ tree: LayoutTree, _ proposal: ProposedViewSize) -> [[CGFloat]?] {
      tree.layout(in: proposal)
      return numbers(nodes(tree.root).filter { $0.name == "leaf" }.map(\.layoutFrame))
    }
    for proposal in Self.proposals { #expect(leaves(plain, proposal) == leaves(layered, proposal)) }
  }

  @Test("A stack of one view is that view", arguments: seeds)
  func singleViews(seed: UInt64) throws {
    let view = sample(seed).view()
    let alone = try tree(
      HStack {
        Color.red; view; Fixed(9, 9)
      }
    )
    let wrapped = try tree(
      HStack {
        Color.red; VStack { HStack { view } }; Fixed(9, 9)
      }
    )
    for proposal in Self.proposals {
      alone.layout(in: proposal)
      wrapped.layout(in: proposal)
      let ends = [alone, wrapped].map { numbers($0.root.children.map(\.layoutFrame)) }
      // Spacers and dividers look at the stack that they are in.
      guard !contains(alone.root.children[1], "Spacer", "Divider") else { continue }
      #expect(ends[0] == ends[1])
    }
  }

  @Test("A fixed size twice is a fixed size", arguments: seeds)
  func fixedSizes(seed: UInt64) throws {
    let view = sample(seed).view()
    for proposal in Self.proposals {
      let once = try tree(view.fixedSize()).layout(in: proposal)
      #expect(try tree(view.fixedSize().fixedSize()).layout(in: proposal) == once)
    }
  }

  private func contains(_ node: LayoutNode, _ kinds: String...) -> Bool {
    nodes(node).contains { kinds.contains($0.kind) }
  }
}
