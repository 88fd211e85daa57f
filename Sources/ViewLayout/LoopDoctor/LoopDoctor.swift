/// Finds whether the views of a tree settle, and if not, why.
struct LoopDoctor {
  private let run: SettlingRun
  private var verdict: LayoutVerdict
  private lazy var paths = ShownPaths(of: run.tree)

  /// Runs the cycles of a tree and looks at what has become of it.
  ///
  /// - Parameters:
  ///   - tree: The tree, which afterwards is as the cycles have left it.
  ///   - proposal: What it is offered.
  ///   - mode: How actions are run.
  ///   - limit: How many cycles may be run, or frames as SwiftUI has them.
  /// - Returns: The verdict.
  static func examine(
    _ tree: LayoutTree,
    in proposal: ProposedViewSize,
    _ mode: UpdateMode,
    limit: Int
  ) -> LayoutVerdict {
    let run = SettlingRun(tree, in: proposal, mode, limit: limit)
    run.run()
    var doctor = LoopDoctor(run)
    doctor.examine()
    if tree.ledger.updates.retell() { tree.layout(in: proposal) }
    return doctor.verdict
  }

  private init(_ run: SettlingRun) {
    self.run = run
    verdict = LayoutVerdict(
      kind: .settled,
      cycles: run.cycleCount,
      writes: run.writeCount,
      samples: run.log.samples
    )
  }

  private mutating func examine() {
    switch run.end {
    case .reentrant(let node):
      verdict.kind = .reentrant
      verdict.culprit = paths[node]
    case .restless(let node):
      verdict.kind = .diverging
      verdict.culprit = paths[node]
    case .notFinite(let cell):
      verdict.kind = .nonFinite
      verdict.culprit = cell.name
    case .quiet: examineRest()
    case .repetition:
      verdict.kind = .oscillating
      verdict.period = run.period
      findTrend()
      findLoop()
    case .limit:
      findTrend()
      findLoop()
    }
  }

  /// The views are at rest: because an action was dropped, or at a point that a change would leave.
  private mutating func examineRest() {
    verdict.droppedActions = findDroppedActions()
    if !verdict.droppedActions.isEmpty {
      verdict.kind = .stale
      return findLoop()
    }
    verdict.shortcomings = run.tree.shortcomings
    let gain = LoopGain(after: run)
    verdict.gain = gain?.value ?? 0
    if let gain, gain.above.rows.count == 1 {
      verdict.gainAbove = gain.above.rows[0][0]
      verdict.gainBelow = gain.below.rows[0][0]
    }
    verdict.possibleLoops = possibleLoops(gain)
    guard let value = gain?.value, abs(value) >= 1 - 1e-6 else { return }
    let stays = abs(value - 1) < 1e-6
    guard stays || !RestCheck.comesBack(run, after: gain?.quantities ?? []) else { return }
    verdict.kind = .neutral
    verdict.offset = stays ? 0 : nil
    verdict.path = LoopPath(of: run).hops
    verdict.cutCandidates = run.writers.cells.map(\.name)
  }

  /// Where the numbers go that have changed.
  private mutating func findTrend() {
    if run.log.cells.isEmpty { verdict.observed = run.sightings.samples(paths) }
    let series =
      run.log.cells.isEmpty
      ? run.sightings.series : run.log.cells.compactMap { run.log.series(of: $0)?.numbers }
    let trends = series.compactMap { numbers in SampleTrend(numbers).map { (numbers, trend: $0) } }
    guard let (numbers, trend) = trends.first(where: \.trend.grows) ?? trends.first else {
      if verdict.kind != .oscillating { verdict.kind = .diverging }
      return
    }
    // Numbers that come back after more than two have no gain of their own.
    guard verdict.kind != .oscillating || SampleTrend.isSteady(numbers) else { return }
    (verdict.gain, verdict.offset) = (trend.gain, trend.offset)
    verdict.predictedAfter = (4...max(4, numbers.count)).first { count in
      SampleTrend.isSteady(Array(numbers.prefix(count)))
    }
    guard verdict.kind != .oscillating else { return }
    verdict.kind = trend.grows ? .diverging : .converging
    (verdict.limit, verdict.remainingCycles) = (trend.limit, trend.remaining)
  }

  private mutating func findLoop() {
    verdict.path =
      run.log.cells.isEmpty ? LoopPath.outsideHops(of: run) : LoopPath(of: run).hops
    verdict.cutCandidates = CutSearch.candidates(of: run)
    verdict.threshold = ThresholdSearch.threshold(in: run)
  }

  private mutating func findDroppedActions() -> [DroppedAction] {
    let watching = Set(run.tree.observers.map { ObjectIdentifier($0) })
    let dropped = run.dropped.values.filter { watching.contains(ObjectIdentifier($0.observer)) }
    return dropped.map { sighting in
      let cell = run.writers.cells(writtenBy: sighting.observer).first
      return DroppedAction(
        observer: sighting.observer.kind,
        view: path(of: sighting.observer),
        value: SampleValue(sighting.value),
        state: cell?.name,
        stateValue: cell.map { SampleValue($0.value) }
      )
    }
    .sorted {
      ($0.view, $0.observer.rawValue, $0.state ?? "")
        < ($1.view, $1.observer.rawValue, $1.state ?? "")
    }
  }

  /// Observers whose action writes what a view around or in the observed one is made from.
  private mutating func possibleLoops(_ gain: LoopGain?) -> [PossibleLoop] {
    run.tree.observers.flatMap { observer -> [PossibleLoop] in
      run.writers.cells(writtenBy: observer).filter(\.hasReaders).map { cell in
        PossibleLoop(
          state: cell.name,
          view: path(of: observer),
          gain: gain?.value(of: cell)
        )
      }
    }
  }

  private mutating func path(of observer: any ViewObserver) -> String {
    observer.subject.map { paths[$0] } ?? "view"
  }
}
