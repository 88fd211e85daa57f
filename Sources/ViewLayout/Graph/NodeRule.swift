/// How a node answers and what it does with its children: one kind of view.
///
/// A rule is asked only through its ``LayoutNode``, which remembers the answers. It must answer the
/// same question in the same way until the node is given another rule or one of its children
/// changes.
protocol NodeRule: AnyObject {
  /// The size that the node takes of a proposal of lengths and `nil`.
  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize

  /// Where the children stand in a node that answered a proposal with a size.
  ///
  /// - Returns: One placement for each child that is shown, in the order in which they are painted.
  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement]

  /// Where a guide is that the node tells itself; `nil` leaves it to the guide.
  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat?

  /// Whether ``explicitGuide(_:in:for:of:)`` might find a guide, whatever the node is offered.
  func mightTell(_ key: AlignmentKey, of node: LayoutNode) -> Bool

  /// What the node prefers to leave free around itself.
  func spacing(of node: LayoutNode) -> ViewSpacing

  /// The order in which the node is given room by its container.
  func priority(of node: LayoutNode) -> Double

  /// Forgets what follows from the children, one of which has changed.
  func childrenChanged()

  /// Whether another rule is known to answer in every way as this one.
  func isEquivalent(to other: any NodeRule) -> Bool

  /// All that the rule was told, by which it is compared with another one of its type; `nil` if it
  /// was told what cannot be compared.
  var parameters: [RuleParameter]? { get }

  /// All that the node was told, by its view and by those in it, as far as it can be compared.
  func parameters(of node: LayoutNode) -> [RuleParameter]

  /// Whether no answer of the node follows from one of its children.
  func isolates(_ child: LayoutNode, in node: LayoutNode) -> Bool

  /// Whether the rule makes the children of its node itself, when it places them.
  var makesChildren: Bool { get }

  /// Notes that the node has to be laid out again, if that follows from views whose answers it does
  /// not ask for.
  ///
  /// - Returns: Whether it has.
  func follow(in node: LayoutNode) -> Bool

  /// Whether the view is one of another toolkit.
  var isForeign: Bool { get }

  /// Takes over what an earlier rule of the same node keeps, before it is replaced by this one.
  func succeed(_ earlier: any NodeRule)
}

extension NodeRule {
  func isEquivalent(to other: any NodeRule) -> Bool { hasSameParameters(as: other) }

  /// Whether another rule of the type was told the same.
  func hasSameParameters(as other: any NodeRule) -> Bool {
    guard type(of: other) == type(of: self), let parameters else { return false }
    return parameters == other.parameters
  }

  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement] { [] }

  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat? { nil }

  func mightTell(_ key: AlignmentKey, of node: LayoutNode) -> Bool {
    node.children.contains { $0.mightTell(key) }
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { .box(node.surroundings.layoutDirection) }

  func priority(of node: LayoutNode) -> Double { 0 }

  func childrenChanged() {}

  var parameters: [RuleParameter]? { nil }

  func parameters(of node: LayoutNode) -> [RuleParameter] { parameters ?? [] }

  func isolates(_ child: LayoutNode, in node: LayoutNode) -> Bool { false }

  var makesChildren: Bool { false }

  func follow(in node: LayoutNode) -> Bool { false }

  var isForeign: Bool { false }

  func succeed(_ earlier: any NodeRule) {}
}
