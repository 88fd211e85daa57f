/// The cycles of a tree until nothing changes any more, or for as long as is allowed.
final class SettlingRun {
  /// The tree.
  let tree: LayoutTree

  /// What it is offered.
  let proposal: ProposedViewSize

  /// How actions are run.
  let mode: UpdateMode

  /// How many cycles may be run, or frames as SwiftUI has them.
  let limit: Int

  /// What the tree had before the first cycle.
  let start: TreeSnapshot

  /// The cycles that were run.
  private(set) var cycleCount = 0

  /// How often the state of a view was given another value.
  private(set) var writeCount = 0

  /// The values of the state that has changed.
  private(set) var log = SampleLog()

  /// What observers have seen.
  private(set) var sightings = SightingLog()

  /// How the run has ended.
  private(set) var end = End.limit

  /// After how many states the same one came back; `nil` if none did.
  private(set) var period: Int?

  /// Who has written which cell.
  private(set) var writers: WriterLog

  /// What was seen and not told to the action, by observer.
  private(set) var dropped: [ObjectIdentifier: UpdateCycle.Sighting] = [:]

  private var states: [TreeState] = []

  /// How a run ends.
  enum End {
    /// Nothing changes any more.
    case quiet

    /// A state came back.
    case repetition

    /// As many cycles were run as are allowed.
    case limit

    /// A node asked for a layout in the middle of one.
    case reentrant(LayoutNode)

    /// A layout found no end, as a node determines what it is made for.
    case restless(LayoutNode)

    /// A number that is not finite was written.
    case notFinite(StateCell)
  }

  /// Prepares a run.
  init(_ tree: LayoutTree, in proposal: ProposedViewSize, _ mode: UpdateMode, limit: Int) {
    (self.tree, self.proposal, self.mode, self.limit) = (tree, proposal, mode, max(1, limit))
    start = TreeSnapshot(of: tree)
    writers = tree.ledger.writers.limited(to: tree.cells, tree.observers)
  }

  /// Runs cycles until nothing changes.
  func run() {
    defer { tree.ledger.writers = writers }
    switch mode {
    case .diagnose: runAll()
    case .swiftUI: runFrames()
    }
  }

  private func runAll() {
    var runsDeferred = false
    while cycleCount < limit {
      guard let isQuiet = runCycle(nil, runsDeferred: runsDeferred) else { return }
      runsDeferred = isQuiet
      if isQuiet, !tree.ledger.updates.hasDeferred { return end = .quiet }
      if !isQuiet, foundRepetition() { return end = .repetition }
    }
  }

  /// In one frame at most eight layouts follow each other.
  private func runFrames() {
    let frameGuard = FrameGuard()
    for _ in 0..<limit {
      frameGuard.beginFrame()
      var isQuiet = false
      for cycle in 0..<8 where !isQuiet {
        guard let quiet = runCycle(frameGuard, runsDeferred: cycle == 0) else { return }
        isQuiet = quiet
      }
      if isQuiet, !tree.ledger.updates.hasDeferred { return end = .quiet }
    }
  }

  /// Runs one cycle.
  ///
  /// - Returns: Whether it has changed nothing; `nil` if the run has to end.
  private func runCycle(_ frameGuard: FrameGuard?, runsDeferred: Bool) -> Bool? {
    let cycle = UpdateCycle(
      of: tree,
      in: proposal,
      frameGuard: frameGuard,
      runsDeferred: runsDeferred
    )
    cycleCount += 1
    writeCount += cycle.changes.count
    log.add(cycle.changes)
    writers.add(cycle.writes)
    sightings.add(cycle.sightings)
    for sighting in cycle.sightings where sighting.isToWarnOf { warn(of: sighting.observer) }
    for sighting in cycle.sightings {
      dropped[ObjectIdentifier(sighting.observer)] = sighting.isTold ? nil : sighting
    }
    if let node = cycle.reentrant {
      end = .reentrant(node)
      return nil
    }
    if let node = tree.restlessNode {
      end = .restless(node)
      return nil
    }
    if let cell = cycle.notFinite {
      end = .notFinite(cell)
      return nil
    }
    if cycle.changes.isEmpty { return !tree.ledger.hasStaleViews }
    return cycle.changes.allSatisfy(\.isNegligible)
  }

  private func warn(of observer: any ViewObserver) {
    let states = writers.cells(writtenBy: observer).map(\.name)
    tree.ledger.nodes.warn(
      .repeatedUpdates(observer.kind, writing: states),
      about: observer.subject.map { ShownPaths(of: tree)[$0] } ?? "a view"
    )
  }

  private func foundRepetition() -> Bool {
    let state = TreeState(of: tree)
    defer { states.append(state) }
    guard let index = states.lastIndex(where: { $0.isSame(as: state) }) else { return false }
    period = states.count - index
    return true
  }
}
