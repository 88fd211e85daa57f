/// One cycle of a tree: views are evaluated and laid out, observers look, and their actions run.
struct UpdateCycle {
  /// The cells whose value is another one than when the cycle began, each once.
  private(set) var changes: [Change] = []

  /// The observers that have seen something new, in the order of the views.
  private(set) var sightings: [Sighting] = []

  /// The node that asked for a layout of its own tree in the middle of one; `nil` if none did.
  private(set) var reentrant: LayoutNode?

  /// The cell that an action gave a number that is not finite; `nil` if none.
  private(set) var notFinite: StateCell?

  /// What was written, whether it was another value or not.
  private(set) var writes: [UpdateQueue.Write] = []

  /// A cell with another value.
  struct Change {
    /// The cell.
    let cell: StateCell

    /// Its value when the cycle began.
    let before: Any

    /// Who has written it last; `nil` for someone outside the tree.
    let actor: (any ViewObserver)?

    /// Whether it is a number that differs by far less than any screen could show.
    var isNegligible: Bool {
      let (now, before) = (StateNumbers.of(cell.value), StateNumbers.of(before))
      guard !now.isEmpty, now.count == before.count else { return false }
      return zip(now, before).allSatisfy { abs($0 - $1) < 1e-7 }
    }
  }

  /// What an observer has seen.
  struct Sighting {
    /// The observer.
    let observer: any ViewObserver

    /// What it had seen before.
    let before: Any?

    /// What it sees now.
    let value: Any

    /// Whether its action was run.
    var isTold = true

    /// Whether it is the first of the observer that was dropped and is to be warned of.
    var isToWarnOf = false
  }

  /// Runs a cycle.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - proposal: What it is offered.
  ///   - frameGuard: Decides which actions are dropped; `nil` runs all.
  ///   - runsDeferred: Whether actions that waited for the next tick run first.
  init(
    of tree: LayoutTree,
    in proposal: ProposedViewSize,
    frameGuard: FrameGuard? = nil,
    runsDeferred: Bool = false
  ) {
    let updates = tree.ledger.updates
    updates.beginCycle()
    if runsDeferred { updates.runDeferred() }
    tree.ledger.nodes.reentrant = nil
    tree.layout(in: proposal)
    reentrant = tree.ledger.nodes.reentrant
    tree.ledger.nodes.reentrant = nil
    if reentrant == nil {
      runActions(of: tree, frameGuard)
      updates.runWaiting()
    }
    writes = updates.endCycle()
    collectChanges(writes)
  }

  /// Looks at what is laid out before any action runs, so that all see the same.
  private mutating func runActions(of tree: LayoutTree, _ frameGuard: FrameGuard?) {
    var told: [(actor: UpdateQueue.Actor, action: () -> Void)] = []
    for observer in tree.observers {
      guard let observation = observer.observe() else { continue }
      var sighting = Sighting(
        observer: observer,
        before: observer.last,
        value: observation.value
      )
      observer.last = observation.value
      if tree.ledger.updates.leavesOut(observer) { continue }
      switch frameGuard?.decide(observer, observation.value) ?? .run {
      case .run:
        told.append(
          (UpdateQueue.Actor(observer: observer, before: sighting.before), observation.action)
        )
      case .drop(let isFirstWarning):
        (sighting.isTold, sighting.isToWarnOf) = (false, isFirstWarning)
      }
      sightings.append(sighting)
    }
    for (actor, action) in told { tree.ledger.updates.run(for: actor, action) }
  }

  private mutating func collectChanges(_ writes: [UpdateQueue.Write]) {
    var seen: [ObjectIdentifier: Int] = [:]
    for write in writes {
      if write.actor != nil, StateNumbers.of(write.value).contains(where: { !$0.isFinite }) {
        notFinite = notFinite ?? write.cell
      }
      let id = ObjectIdentifier(write.cell)
      let before = seen[id].map { changes[$0].before } ?? write.earlier
      let change = Change(cell: write.cell, before: before, actor: write.actor)
      if let index = seen[id] {
        changes[index] = change
      } else {
        seen[id] = changes.count
        changes.append(change)
      }
    }
    changes.removeAll { $0.cell.has($0.before) }
  }
}

extension LayoutTree {
  /// All that watches the views, in their order.
  var observers: [any ViewObserver] {
    var found: [any ViewObserver] = []
    slot.forEach { found += $0.observers }
    return found
  }

  /// All state of the views, in their order.
  var cells: [StateCell] {
    var found: [StateCell] = []
    slot.forEach { found += $0.cells }
    return found
  }
}
