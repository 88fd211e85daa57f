/// Finds the way from state over what is measured back to the state.
///
/// The state of each cell in turn is given another value, the views are laid out, and what differs
/// is followed from what was told the value to what was seen by observers and written by their
/// actions. Afterwards the tree is as before.
struct LoopPath {
  private let run: SettlingRun
  private var edges: [Edge] = []

  /// The way from one cell to another one.
  private struct Edge {
    let source: StateCell
    let target: StateCell
    let hops: [LoopHop]
  }

  /// Follows the cells that a run has written.
  init(of run: SettlingRun) {
    self.run = run
    for cell in run.writers.cells.prefix(12) { edges += self.edges(from: cell) }
  }

  /// The shortest way from a cell back to it; empty if there is none.
  var hops: [LoopHop] {
    let loops = run.writers.cells.compactMap { loop(from: $0) }
    return loops.min { $0.count < $1.count } ?? []
  }

  private func loop(from start: StateCell) -> [LoopHop]? {
    var open: [(cell: StateCell, hops: [LoopHop])] = [(start, [])]
    var seen: Set<ObjectIdentifier> = []
    while !open.isEmpty {
      let (cell, hops) = open.removeFirst()
      for edge in edges where edge.source === cell {
        let longer = hops + edge.hops
        if edge.target === start { return longer }
        if seen.insert(ObjectIdentifier(edge.target)).inserted {
          open.append((edge.target, longer))
        }
      }
    }
    return nil
  }

  private func edges(from cell: StateCell) -> [Edge] {
    otherValues(of: cell).flatMap { edges(from: cell, changedTo: $0) }
  }

  private func edges(from cell: StateCell, changedTo other: Any) -> [Edge] {
    let tree = run.tree
    let start = TreeSnapshot(of: tree)
    defer { start.restore(in: run.proposal) }
    tree.layout(in: run.proposal)
    for observer in tree.observers {
      if let observation = observer.observe() { observer.last = observation.value }
    }
    let before = Self.records(of: tree)
    let earlier = cell.value
    cell.set(other)
    let cycle = tree.ledger.trying { UpdateCycle(of: tree, in: run.proposal) }
    let route = LoopRoute(before: before, tree)
    let first = LoopHop(
      kind: .state,
      place: cell.name,
      component: "value",
      before: SampleValue(earlier).description,
      after: SampleValue(other).description
    )
    return cycle.sightings.flatMap { sighting -> [Edge] in
      let written = run.writers.cells(writtenBy: sighting.observer)
      guard !written.isEmpty else { return [] }
      let middle = route.hops(to: sighting)
      return written.map { target in
        let wait = run.writers.isDeferred(target) ? [LoopHop.wait(target.name)] : []
        return Edge(source: cell, target: target, hops: [first] + middle + wait)
      }
    }
  }

  private static func records(of tree: LayoutTree) -> [ObjectIdentifier: NodeRecord] {
    Dictionary(
      tree.allNodes.map { (ObjectIdentifier($0), NodeRecord($0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The way from what is told something that no state of the views holds to what observers see of
  /// it; empty if nothing is told anything.
  ///
  /// It is found by one cycle more, which the tree keeps.
  static func outsideHops(of run: SettlingRun) -> [LoopHop] {
    let before = records(of: run.tree)
    let cycle = UpdateCycle(of: run.tree, in: run.proposal)
    let route = LoopRoute(before: before, run.tree)
    return cycle.sightings.map(route.hops).filter { $0.count > 1 }.min { $0.count < $1.count } ?? []
  }

  /// A value that the cell has had before, or values of which a number is near the one it has.
  private func otherValues(of cell: StateCell) -> [Any] {
    let former = run.log.values(of: cell).last { !cell.has($0) }
    if case .repetition = run.end { return former.map { [$0] } ?? [] }
    let quantities = cell.quantities
    if let (place, numbers) = run.log.series(of: cell), quantities.indices.contains(place),
      numbers.count >= 2
    {
      let step = numbers[numbers.count - 1] - numbers[numbers.count - 2]
      return [quantities[place].value(changedBy: step)].compactMap(\.self)
    }
    let near = quantities.compactMap { $0.value(changedBy: 1) }
    return near.isEmpty ? [former].compactMap(\.self) : near
  }
}

extension LoopHop {
  fileprivate static func wait(_ name: String) -> LoopHop {
    LoopHop(kind: .deferred, place: name, component: "tick", before: "", after: "")
  }
}

extension LayoutTree {
  /// All nodes, those that are shown over others after the root's.
  var allNodes: [LayoutNode] { outermostNodes.flatMap(\.allNodes) }
}

extension LayoutNode {
  /// The node and all in it, in the order of the views.
  var allNodes: [LayoutNode] { [self] + children.flatMap(\.allNodes) }
}
