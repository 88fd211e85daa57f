/// What all views of a tree share: who reads, what has changed since, and the actions that wait.
final class ViewLedger {
  /// What all nodes share.
  let nodes = LayoutLedger()

  /// The view whose body is being evaluated; `nil` between bodies.
  private(set) weak var reader: ViewSlot?

  /// How many views are shown over the others.
  var presentationCount = 0

  /// The types of views that have no property to connect.
  var typesWithoutProperties: Set<ObjectIdentifier> = []

  /// Which observers have written which state since the tree was made.
  var writers = WriterLog()

  /// What actions have written, and those that wait to run.
  let updates = UpdateQueue()

  /// What objects outside the tree have changed.
  let inbox = ChangeInbox()

  private var stale: [ViewSlot] = []
  private var kinds: [ObjectIdentifier: String] = [:]

  /// Evaluates a view, which then depends on all that is read meanwhile.
  func evaluating<Answer>(_ slot: ViewSlot, _ body: () -> Answer) -> Answer {
    let outer = reader
    reader = slot
    defer { reader = outer }
    return body()
  }

  /// Calls what someone else wrote, and notes which observable objects it reads for the view that
  /// is being evaluated.
  ///
  /// Nothing of the library is made meanwhile, so that no view depends on what those in it read.
  func tracking<Answer>(_ body: () -> Answer) -> Answer {
    reader.map { inbox.tracking($0, body) } ?? body()
  }

  /// The name of a type without its generic arguments.
  func kind(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let known = kinds[id] { return known }
    let kind = String(String(describing: type).prefix { $0 != "<" })
    kinds[id] = kind
    return kind
  }

  /// What someone else wrote and is called during a layout, so that the view which is being
  /// evaluated depends on what it reads.
  func reading<Input, Output>(_ body: @escaping (Input) -> Output) -> (Input) -> Output {
    { [weak self, weak slot = reader] input in
      guard let self, let slot else { return body(input) }
      return evaluating(slot) { self.tracking { body(input) } }
    }
  }

  /// Tries what would become of the views; nothing is reported meanwhile.
  ///
  /// - Parameters:
  ///   - mayBeNew: Whether observers act that have never done so other than to try it.
  ///   - body: Runs cycles.
  /// - Returns: What the closure returns.
  func trying<Answer>(mayBeNew: Bool = false, _ body: () -> Answer) -> Answer {
    let outer = nodes.isSilent
    nodes.isSilent = true
    defer { nodes.isSilent = outer }
    return updates.trying(mayBeNew: mayBeNew, body)
  }

  /// Marks a view as made from something that has changed since.
  func markStale(_ slot: ViewSlot) {
    guard !slot.isGone, let scope = slot.scope, !scope.isStale else { return }
    scope.isStale = true
    stale.append(slot)
  }

  /// Whether a view is stale.
  var hasStaleViews: Bool { !stale.isEmpty || !inbox.isEmpty }

  /// Evaluates the views that are stale, the outer ones first.
  func evaluateStaleViews() {
    inbox.forEachNamed(markStale)
    while !stale.isEmpty {
      let slots = stale.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      stale = []
      for slot in slots {
        guard !slot.isGone, let scope = slot.scope, scope.isStale else { continue }
        if scope.evaluate(), let enclosing = slot.enclosing { markStale(enclosing) }
      }
    }
  }
}
