internal import Foundation
public import Observation

extension TextLayoutManager {
  /// What the text takes of the container, as it is now; causes no layout.
  ///
  /// Observable: a change is told when a layout pass has ended, and only if it is one.
  ///
  /// - Complexity: O(log *n*) in the paragraphs; in a container that is no simple rectangle without
  ///   end O(*l*) in the lines, once after they have changed.
  public var usageBoundsForTextContainer: UsageBounds {
    registrar.access(self, keyPath: \.usageBoundsForTextContainer)
    return currentBounds
  }

  private var currentBounds: UsageBounds {
    guard hasEstimates, store.storage != nil else { return .zero }
    let use = store.estimatedUse
    return UsageBounds(
      rect: ContainerRect(left: use.minX, top: use.top, right: use.maxX, bottom: use.bottom),
      precision: precision,
      extent: CGSize(
        width: CGFloat(units: use.maxX + store.geometries[0].padding),
        height: CGFloat(units: use.bottom)
      )
    )
  }

  /// How sure the bounds are.
  var precision: UsageBounds.Precision {
    store.hasExactExtent ? .exact : .estimated(laidOut: store.laidOutPart)
  }

  /// The changes of the bounds from now on, each told after a layout pass.
  ///
  /// Only the newest is kept for a reader who is slow.
  public var usageBoundsChanges: AsyncStream<UsageBoundsChange> {
    boundsChanges.stream(.bufferingNewest(1))
  }

  /// Calls a closure after each layout pass that has changed the bounds.
  ///
  /// It may read, edit, change the container and lay out. What it lays out is told when all know of
  /// the first change; if the bounds are others again after sixteen such rounds, whatever was
  /// changed, nobody is told of that and ``unsettledLayout`` says why.
  ///
  /// - Parameter call: Is given the change; never called inside a pass, nor because someone reads.
  /// - Returns: What keeps the observation alive.
  public func observeUsageBounds(
    _ call: @escaping (UsageBoundsChange) -> Void
  ) -> ObservationToken {
    boundsChanges.observe(call)
  }

  /// How often observers can be told of changes that they have caused themselves.
  private static var settlingLimit: Int { 16 }

  /// Tells of the bounds if they are others than those that were told of.
  ///
  /// Observers that lay out while they are told come back here, and leave it to the first call.
  func reportBounds() {
    guard settling == nil else { return }
    settling = SettlingGuard(limit: Self.settlingLimit, textContainer)
    unsettledLayout = nil
    while let change = nextChange() {
      if let settling, settling.isExhausted {
        unsettledLayout = settling.unsettledLayout
        break
      }
      reported = change.new
      registrar.willSet(self, keyPath: \.usageBoundsForTextContainer)
      registrar.didSet(self, keyPath: \.usageBoundsForTextContainer)
      let passes = store.counters.layoutPasses
      boundsChanges.announce(change)
      settling?.note(textContainer)
      if store.counters.layoutPasses == passes { break }
    }
    settling = nil
  }

  private func nextChange() -> UsageBoundsChange? {
    let bounds = currentBounds
    defer { cause = .layout }
    guard bounds.rect != reported.rect || bounds.precision != reported.precision else { return nil }
    return UsageBoundsChange(old: reported, new: bounds, cause: cause)
  }
}

extension TextLayoutManager: Observable {}

extension TextLayoutManager {
  /// Lays all of the text out until those who observe the bounds leave the container as it is.
  ///
  /// A view that makes its container as wide as its text, and some more, never comes to an end:
  ///
  ///     let token = layout.observeUsageBounds {
  ///       container.width = .points($0.new.extent.width + 16)
  ///     }
  ///     try layout.settle(limit: 3)  // throws
  ///
  /// - Parameter limit: How often the text can be laid out; at least 1.
  /// - Throws: ``UnsettledLayout`` if the container got another width so often, if layout was
  ///   invalidated otherwise so often, or if observers that lay out were stopped.
  public func settle(limit: Int = 16) throws(UnsettledLayout) {
    precondition(limit > 0, "a text is laid out once at least")
    unsettledLayout = nil
    var settling = SettlingGuard(limit: limit, textContainer)
    for _ in 0..<limit {
      ensureLayout(for: documentRange)
      settling.note(textContainer)
      if let unsettledLayout { throw unsettledLayout }
      let isSettled = store.storage == nil || store.hasExactExtent
      if isSettled, !settling.hasOnlyNewWidths { return }
    }
    throw settling.unsettledLayout
  }
}
