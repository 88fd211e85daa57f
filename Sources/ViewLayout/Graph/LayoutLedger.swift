/// What all nodes of a tree share: the number of the layout, what was counted, who listens, and what
/// has changed.
final class LayoutLedger {
  /// The number of the layout, which begins with another size that the tree is offered.
  var pass = 1

  /// How many layouts were made.
  var layoutCount = 0

  /// What was counted since the tree was made.
  var counters = LayoutCounts()

  /// What makes no sense in the views, in the order in which it was found.
  private(set) var warnings: [LayoutWarning] = []

  private var knownWarnings: Set<LayoutWarning> = []

  /// Hears every question before its answer is known, and the answer.
  var listener: (any LayoutListener)?

  /// How often a node was changed or made.
  var changes = 0

  /// The view whose body is being evaluated; `nil` between bodies.
  private(set) weak var reader: ViewSlot?

  /// The node whose rule is at work; `nil` between layouts.
  private(set) unowned(unsafe) var worker: LayoutNode?

  /// The node that asked for a layout of its own tree in the middle of one; `nil` if none did.
  var reentrant: LayoutNode?

  /// How many views are shown over the others.
  var presentationCount = 0

  /// The types of views that have no property to connect.
  var typesWithoutProperties: Set<ObjectIdentifier> = []

  /// What actions have written, and those that wait to run.
  let updates = UpdateQueue()

  /// What objects outside the tree have changed.
  let inbox = ChangeInbox()

  private var stale: [ViewSlot] = []
  private var kinds: [ObjectIdentifier: String] = [:]

  /// Reports what makes no sense in a view; once, however often it is found.
  func warn(_ problem: LayoutProblem, about view: String) {
    let warning = LayoutWarning(problem: problem, view: view)
    guard warnings.count < 1000, knownWarnings.insert(warning).inserted else { return }
    warnings.append(warning)
  }

  /// Evaluates a view, which then depends on all that is read meanwhile.
  func evaluating<Answer>(_ slot: ViewSlot, _ body: () -> Answer) -> Answer {
    let outer = reader
    reader = slot
    defer { reader = outer }
    return body()
  }

  /// Calls what someone else wrote, and notes which observable objects it reads for the view that is
  /// being evaluated.
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

  /// Lets the rule of a node work.
  func working<Answer>(on node: LayoutNode, _ body: () -> Answer) -> Answer {
    let outer = worker
    worker = node
    defer { worker = outer }
    return body()
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
      let slots = stale.sorted { $0.depth < $1.depth }
      stale = []
      for slot in slots {
        guard !slot.isGone, let scope = slot.scope, scope.isStale else { continue }
        if scope.evaluate(), let enclosing = slot.enclosing { markStale(enclosing) }
      }
    }
  }
}
