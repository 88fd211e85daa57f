/// The actions of a tree that wait for its layout to end, and what they write.
final class UpdateQueue {
  /// Whether views are evaluated or laid out, so that what is written has to wait.
  private(set) var isUpdating = false

  /// Who runs an action; `nil` for someone outside the tree.
  private(set) var actor: Actor?

  /// The cells that keep their value whatever is written.
  private(set) var frozen: [StateCell] = []

  /// Those who tried to write such a cell, and what each had seen before it tried first.
  private var refused: [ObjectIdentifier: Actor] = [:]

  /// What was written since the last cycle began, in its order.
  private(set) var writes: [Write] = []

  /// Whether it is only tried what would become of the views.
  private var isTrial = false

  /// Whether observers act in a trial that have never done so.
  private var triesNew = false

  /// Those who have acted in trials.
  private var triers: [ObjectIdentifier: any ViewObserver] = [:]

  private var isRetelling = false

  /// How many actions were run for observers, other than to try them.
  private var actionCount = 0
  private var isInCycle = false
  private var isRestoring = false
  private var isRunningDeferred = false
  private var waiting: [ObjectIdentifier: Waiting] = [:]
  private var early: [(cell: StateCell, value: Any)] = []
  private var deferred: [(actor: Actor?, action: () -> Void)] = []

  private var waitingCount = 0

  /// An action that waits for the views to be laid out and their observers to be told.
  fileprivate struct Waiting {
    let owner: AnyObject
    let number: Int
    let action: () -> Void
  }

  /// An observer that acts.
  struct Actor {
    /// The observer.
    let observer: any ViewObserver

    /// What it had seen before it saw what it acts on; `nil` if nothing.
    let before: Any?
  }

  /// A value that an action gave to a cell.
  struct Write {
    /// The cell.
    let cell: StateCell

    /// The value that it had.
    let earlier: Any

    /// The value that it was given.
    let value: Any

    /// Who wrote it; `nil` for someone outside the tree.
    let actor: (any ViewObserver)?

    /// Whether it was written in a later tick than the one in which this was decided.
    let isDeferred: Bool
  }

  /// Begins to evaluate and lay out views; `false` if that is under way.
  ///
  /// What is written until ``end()`` waits for it.
  func begin() -> Bool {
    guard !isUpdating else { return false }
    isUpdating = true
    return true
  }

  /// Ends it, and writes what was written meanwhile.
  func end() {
    isUpdating = false
    let writes = early
    early = []
    for (cell, value) in writes { cell.write(value) }
  }

  /// Tries what would become of the views: those that come or go meanwhile are not told so.
  ///
  /// - Parameters:
  ///   - mayBeNew: Whether observers act that have never done so other than to try it.
  ///   - body: Runs cycles.
  /// - Returns: What the closure returns.
  func trying<Answer>(mayBeNew: Bool, _ body: () -> Answer) -> Answer {
    let outer = (isTrial, triesNew)
    (isTrial, triesNew) = (true, mayBeNew)
    defer { (isTrial, triesNew) = outer }
    return body()
  }

  /// Whether the action of an observer is not to be tried: nothing comes or goes in a trial, and what
  /// was never told to an object outside could not be taken back.
  func leavesOut(_ observer: any ViewObserver) -> Bool {
    guard isTrial else { return false }
    return observer.kind == .appearance || observer.lastAction == 0 && !triesNew
  }

  /// Lets those who have acted in trials act once more on what they had seen before, in the order in
  /// which they did so last, so that objects outside of the views have that again; state is not
  /// written.
  ///
  /// - Returns: Whether there are any.
  func retell() -> Bool {
    let observers = triers.values.sorted { $0.lastAction < $1.lastAction }
    let pending = pending
    triers = [:]
    isRetelling = true
    for observer in observers {
      let actor = Actor(observer: observer, before: observer.last)
      if let repetition = observer.repetition { run(for: actor, repetition) }
    }
    isRetelling = false
    (deferred, waiting) = (pending.deferred, pending.waiting)
    return !observers.isEmpty
  }

  private func note(_ observer: any ViewObserver) {
    if isTrial {
      triers[ObjectIdentifier(observer)] = observer
    } else {
      actionCount += 1
      observer.lastAction = actionCount
    }
  }

  /// Whether a value goes to its cell now.
  func accepts(_ value: Any, for cell: StateCell) -> Bool {
    if isRetelling { return false }
    if isUpdating {
      if !isRestoring { early.append((cell, value)) }
      return false
    }
    if frozen.contains(where: { $0 === cell }) {
      if let actor {
        let id = ObjectIdentifier(actor.observer)
        refused[id] = refused[id] ?? actor
      }
      return false
    }
    guard isInCycle else { return true }
    writes.append(
      Write(
        cell: cell,
        earlier: cell.value,
        value: value,
        actor: actor?.observer,
        isDeferred: isRunningDeferred
      )
    )
    return true
  }

  /// Runs an action for an observer.
  func run(for actor: Actor?, _ action: () -> Void) {
    if let actor, !isRetelling { note(actor.observer) }
    let outer = self.actor
    self.actor = actor
    defer { self.actor = outer }
    action()
  }

  /// Keeps an action for the next tick.
  func next(_ action: @escaping () -> Void) { deferred.append((actor, action)) }

  /// Runs an action once the views are laid out and their observers are told; of several with one
  /// owner the last.
  func afterUpdate(for owner: AnyObject, _ action: @escaping () -> Void) {
    waitingCount += 1
    waiting[ObjectIdentifier(owner)] = Waiting(owner: owner, number: waitingCount, action: action)
  }

  /// Runs the actions that waited for the layout.
  func runWaiting() {
    // Nothing has really gone in a trial.
    guard !isTrial else { return waiting = [:] }
    let actions = waiting.values.sorted { $0.number < $1.number }
    waiting = [:]
    for waiting in actions { run(for: nil, waiting.action) }
  }

  /// Whether actions wait for the next tick.
  var hasDeferred: Bool { !deferred.isEmpty }

  /// Runs the actions that waited for this tick; those that they defer wait for the next one.
  func runDeferred() {
    let actions = deferred
    deferred = []
    isRunningDeferred = true
    defer { isRunningDeferred = false }
    for (actor, action) in actions { run(for: actor, action) }
  }

  /// Keeps the value of cells during a run.
  ///
  /// Observers that tried to write them have seen after it what they had seen before they tried,
  /// and act once more if they see something else.
  func freezing<Answer>(_ cells: [StateCell], _ body: () -> Answer) -> Answer {
    let outer = (frozen, refused)
    frozen += cells
    defer {
      for actor in refused.values { actor.observer.last = actor.before }
      (frozen, refused) = outer
    }
    return body()
  }

  /// Begins a cycle, in which nothing is written yet.
  func beginCycle() {
    writes = []
    isInCycle = true
  }

  /// Ends a cycle, and tells what was written in it.
  func endCycle() -> [Write] {
    isInCycle = false
    defer { writes = [] }
    return writes
  }

  /// What waits for the next tick or for the end of the layout.
  var pending: Pending { Pending(deferred: deferred, waiting: waiting) }

  /// Actions that wait.
  struct Pending {
    fileprivate let deferred: [(actor: Actor?, action: () -> Void)]
    fileprivate let waiting: [ObjectIdentifier: Waiting]
  }

  /// Goes back to what was before: nothing that is written or has to wait meanwhile counts.
  ///
  /// - Parameters:
  ///   - pending: What waited before.
  ///   - body: Brings the views back.
  func restoring(_ pending: Pending, _ body: () -> Void) {
    isRestoring = true
    body()
    isRestoring = false
    (deferred, waiting) = (pending.deferred, pending.waiting)
  }
}
