import Testing
import ViewLayout

@Suite("What a stack asks its views")
struct QuestionTests {
  /// The proposals that a view was asked about.
  private func asked(
    _ name: String,
    _ width: CGFloat?,
    _ height: CGFloat?,
    isPlaced: Bool = false,
    @ViewBuilder _ content: () -> some View
  ) throws -> [ProposedViewSize] {
    let tree = LayoutTree(environment: try .worked(), content: content)
    let proposal = ProposedViewSize(width: width, height: height)
    if isPlaced { tree.layout(in: proposal) } else { _ = tree.sizeThatFits(proposal) }
    return try #require(tree.root.first(named: name)).distinctProposals
  }

  private func proposals(_ lengths: (CGFloat?, CGFloat?)...) -> [ProposedViewSize] {
    lengths.map { ProposedViewSize(width: $0.0, height: $0.1) }
  }

  @Test("P1: each of several flexible views is asked how small, how large, and what it takes")
  func probes() throws {
    for name in ["A", "B", "C"] {
      let asked = try asked(name, 300, 100) {
        HStack(spacing: 0) {
          Color.red.named("A")
          Color.red.named("B")
          Color.red.named("C")
        }
      }
      #expect(asked == proposals((0, 100), (.infinity, 100), (100, 100)))
    }
  }

  @Test("P2: the only view of a stack is asked what the stack is")
  func onlyView() throws {
    let asked = try asked("A", 300, 100) { HStack { Color.red.named("A") } }
    #expect(asked == proposals((300, 100)))
  }

  @Test("P3: views that priority puts in order are not asked how large they can be")
  func priorities() throws {
    @ViewBuilder func row() -> some View {
      HStack(spacing: 0) {
        Color.red.named("A").layoutPriority(1)
        Color.red.named("B")
      }
    }
    #expect(try asked("A", 300, 100, row) == proposals((300, 100)))
    #expect(try asked("B", 300, 100, row) == proposals((0, 100)))
  }

  @Test("P4: without a proposal along the stack each view is asked once")
  func ideal() throws {
    for name in ["A", "B"] {
      let asked = try asked(name, nil, 100) {
        HStack(spacing: 0) {
          Color.red.named("A")
          Color.red.named("B")
        }
      }
      #expect(asked == proposals((nil, 100)))
    }
  }

  @Test("P5: placing asks nothing new")
  func placing() throws {
    for name in ["A", "B"] {
      let asked = try asked(name, 300, 100, isPlaced: true) {
        HStack(spacing: 0) {
          Color.red.named("A")
          Color.red.named("B")
        }
      }
      #expect(asked == proposals((0, 100), (.infinity, 100), (150, 100)))
    }
  }

  @Test("P6: a stack without a proposal across asks again once it knows its own length there")
  func secondPass() throws {
    let asked = try asked("B", 100, nil, isPlaced: true) {
      HStack(spacing: 0) {
        Fixed(20, 60).named("A")
        Color.red.named("B")
      }
    }
    #expect(
      asked
        == proposals((0, nil), (.infinity, nil), (80, nil), (0, 60), (.infinity, 60), (80, 60))
    )
  }

  @Test("P9: nested stacks ask the innermost view no more the deeper they are", arguments: 2...9)
  func nesting(depth: Int) throws {
    let asked = try asked("leaf", 640, 640, isPlaced: true) { Nest(depth: depth) }
    #expect(asked.count <= 9)
    let half = try self.asked("leaf", 640, nil, isPlaced: true) { Nest(depth: depth) }
    #expect(half.count <= 12)
  }

  @Test("P9: the questions of nested stacks grow with their depth, not with its power")
  func linearWork() throws {
    let computed = try [4, 8, 16].map { depth in
      let tree = LayoutTree(environment: try .worked()) { Nest(depth: depth) }
      tree.layout(in: ProposedViewSize(width: 640, height: 640))
      return tree.counts.computed
    }
    #expect(computed[2] - computed[1] <= 3 * (computed[1] - computed[0]))
  }
}

/// Stacks in stacks, along one axis and then the other, with two colors each.
private struct Nest: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Color.red.named("leaf")
    } else if depth.isMultiple(of: 2) {
      HStack(spacing: 0) {
        Color.red
        Color.blue
        AnyView(Nest(depth: depth - 1))
      }
    } else {
      VStack(spacing: 0) {
        Color.red
        Color.blue
        AnyView(Nest(depth: depth - 1))
      }
    }
  }
}
