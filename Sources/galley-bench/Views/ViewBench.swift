internal import TextMeasurement
internal import ViewLayout

/// Times the layout of views: a panel of labels, and trees of stacks nested deep.
///
/// The fastest of several runs counts. Every result is looked at, so that none can be left out.
struct ViewBench {
  private let labels: [String]
  private let rounds: Int

  /// Takes labels.
  ///
  /// - Parameters:
  ///   - labels: The labels of the panel, each once.
  ///   - rounds: How often each figure is taken.
  init(labels: [String], rounds: Int) {
    (self.labels, self.rounds) = (labels, rounds)
  }

  /// Runs all, and prints each figure, those with a limit beside it.
  ///
  /// - Returns: How many figures are over their limit.
  func run() -> Int {
    var over = 0
    func report(_ title: String, _ value: Double, _ unit: String, limit: Double? = nil) {
      let isOver = limit.map { value > $0 } ?? false
      if isOver { over += 1 }
      let target = limit.map { "at most \(Column.decimal($0, 2))" } ?? ""
      Output.say(
        Column.left("  \(title)", 52) + Column.right("\(Column.decimal(value, 3)) \(unit)", 16)
          + Column.right(target, 16) + (limit == nil ? "" : isOver ? "   OVER" : "   ok")
      )
    }
    Output.say("panel of \(labels.count) labels")
    report("from nothing, 900 wide", panelTime() / 1e6, "ms")
    report("again at 300", panelAgainTime() / 1e6, "ms")
    let small = tree(rowCount: 80)
    let large = tree(rowCount: 160)
    Output.say("trees of \(small.nodes) and \(large.nodes) nodes, nested \(NestedRows.depth) deep")
    report("from nothing, the larger", large.fresh / 1e6, "ms")
    report("a node of it", large.fresh / Double(large.nodes), "ns")
    report("a node, beside the smaller tree", large.perNode / small.perNode, "", limit: 1.25)
    report("another width", large.resized / 1e6, "ms")
    report("one label changed", large.changed / 1e3, "us")
    report("the same, beside a fresh layout", large.changed / large.fresh, "", limit: 0.25)
    report("asked again, unchanged", large.unchanged / 1e3, "us", limit: 1)
    return over
  }

  private func panelTime() -> Double {
    best {
      MeasuringCaches.removeTexts()
      let tree = LayoutTree { Panel(labels: labels) }
      return { keep(tree.layout(in: ProposedViewSize(width: 900, height: 700))) }
    }
  }

  private func panelAgainTime() -> Double {
    let tree = LayoutTree { Panel(labels: labels) }
    return best {
      tree.layout(in: ProposedViewSize(width: 900, height: 700))
      return { keep(tree.layout(in: ProposedViewSize(width: 300, height: 700))) }
    }
  }

  /// What is timed of a tree, in nanoseconds.
  private struct TreeTimes {
    var nodes = 0
    var fresh = 0.0
    var resized = 0.0
    var changed = 0.0
    var unchanged = 0.0

    /// The time of a fresh layout for each node.
    var perNode: Double { fresh / Double(nodes) }
  }

  private func tree(rowCount: Int) -> TreeTimes {
    var times = TreeTimes()
    var change: (String) -> Void = { _ in }
    func make() -> LayoutTree { LayoutTree { NestedRows(rowCount: rowCount) { change = $0 } } }
    let proposal = ProposedViewSize(width: 640, height: 640)
    times.fresh = best { { keep(make().layout(in: proposal)) } }
    let tree = make()
    tree.layout(in: proposal)
    times.nodes = tree.root.nodeCount
    times.resized = best {
      tree.layout(in: proposal)
      return { keep(tree.layout(in: ProposedViewSize(width: 500, height: 640))) }
    }
    tree.layout(in: proposal)
    var number = 0
    times.changed = best {
      number += 1
      let text = "Changed \(number) times"
      return {
        change(text)
        keep(tree.layout(in: proposal))
      }
    }
    let askCount = 1000
    times.unchanged =
      best { { for _ in 0..<askCount { keep(tree.layout(in: proposal)) } } } / Double(askCount)
    return times
  }

  /// The fastest of several runs of what a closure prepares, in nanoseconds.
  private func best(_ prepare: () -> () -> Void) -> Double {
    (0..<rounds).map { _ in
      let work = prepare()
      return Stopwatch.time(work)
    }.min() ?? 0
  }

  /// Makes sure of a result.
  private func keep(_ size: CGSize) {
    precondition(size.width > 0 && size.height > 0, "views have a size")
  }
}

extension LayoutNode {
  /// How many nodes there are from this one in.
  fileprivate var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }
}
