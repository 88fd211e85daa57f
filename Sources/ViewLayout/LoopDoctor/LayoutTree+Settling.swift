extension LayoutTree {
  /// Lays the views out, tells their observers, and lays out again what these have changed, until
  /// nothing changes any more.
  ///
  /// If the views do not settle, the verdict tells why: the state that goes round, the views on its
  /// way, by how much it grows, and where the loop can be cut.
  ///
  /// To find that, and where observers have written numbers also to find whether a change of these
  /// would stay, actions are run more often than the views would; only those of `onAppear`,
  /// `onDisappear` and of sheets that go are not. Afterwards the state of the views is as the cycles
  /// have left it, and observers of geometry and of preferences tell once more what they told last;
  /// anything else that actions do to objects outside the tree is not taken back. In a tree with many
  /// numbers only some are tried, fewer the larger it is: the gain of the others is not known.
  ///
  /// - Parameters:
  ///   - proposal: What the root is offered.
  ///   - mode: How the actions of observers are run.
  ///   - limit: How many cycles are run at most; in the mode of SwiftUI, frames of up to eight.
  ///   - kept: The names of state that keeps its value whatever is written, such as `Panel.width`:
  ///     if the views settle then, the loop goes through it. One that no state has is reported in
  ///     ``warnings``.
  /// - Returns: The verdict.
  /// - Complexity: O(*n*) in the views for each cycle in which something changes.
  @discardableResult
  public func settle(
    in proposal: ProposedViewSize,
    mode: UpdateMode = .diagnose,
    limit: Int = 64,
    keeping kept: Set<String> = []
  ) -> LayoutVerdict {
    let cells = cells.filter { kept.contains($0.name) }
    for name in kept.subtracting(cells.map(\.name)).sorted() {
      ledger.nodes.warn(.unknownState(name), about: "the tree")
    }
    return ledger.updates.freezing(cells) {
      LoopDoctor.examine(self, in: proposal, mode, limit: limit)
    }
  }

  /// Makes sure that the views settle.
  ///
  /// - Parameters:
  ///   - proposal: What the root is offered.
  ///   - limit: How many cycles are run at most.
  /// - Throws: A ``LayoutLoopError`` that tells why they do not, or that they only happen to: see
  ///   ``LayoutVerdict/Kind/neutral``.
  public func checkSettles(
    in proposal: ProposedViewSize,
    limit: Int = 64
  ) throws(LayoutLoopError) {
    let verdict = settle(in: proposal, limit: limit)
    guard verdict.kind == .settled else { throw LayoutLoopError(verdict: verdict) }
  }

  /// Lays the views out and lets actions change them, for a few cycles at most.
  ///
  /// - Returns: Whether nothing changes any more.
  func rest(in proposal: ProposedViewSize) -> Bool {
    let run = SettlingRun(self, in: proposal, .diagnose, limit: 16)
    run.run()
    if case .quiet = run.end { return true }
    return false
  }

  /// Runs an action in the next tick: once the views have settled.
  ///
  /// Ticks are those of ``settle(in:mode:limit:keeping:)``; there is no clock.
  public func nextTick(_ action: @escaping () -> Void) { ledger.updates.next(action) }
}
