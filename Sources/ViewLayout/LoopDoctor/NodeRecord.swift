internal import TextMeasurement

/// What a node was told and has answered, to be compared with another layout.
struct NodeRecord {
  /// The node.
  let node: LayoutNode

  private let parameters: [RuleParameter]
  private let children: [ObjectIdentifier]
  private let shown: [String]
  private let proposal: ProposedViewSize?
  private let frame: CGRect?

  /// Takes what a node is like now.
  init(_ node: LayoutNode) {
    self.node = node
    parameters = node.rule.parameters(of: node)
    children = node.children.map { ObjectIdentifier($0) }
    shown = node.children.map { child in
      let size = child.layoutFrame.map { Self.text($0.size) } ?? "hidden"
      return "\(child.name ?? child.kind) \(size)"
    }
    proposal = node.proposal
    frame = node.layoutFrame
  }

  /// Whether the node is told or shows something that it was not before.
  func isTold(otherThan before: NodeRecord) -> Bool {
    parameters != before.parameters || children != before.children
  }

  /// What the node is told or shows that it was not before.
  func consumption(from before: NodeRecord, _ paths: ShownPaths) -> [LoopHop] {
    var hops: [LoopHop] = []
    for (old, new) in zip(before.parameters, parameters) where old != new {
      hops.append(
        LoopHop(
          kind: .parameter,
          place: paths[node],
          component: new.name,
          before: Self.text(old.value.base),
          after: Self.text(new.value.base)
        )
      )
    }
    if hops.isEmpty, children != before.children {
      hops.append(
        LoopHop(
          kind: .branch,
          place: paths[node],
          component: "views",
          before: before.shown.joined(separator: ", "),
          after: shown.joined(separator: ", ")
        )
      )
    }
    return hops
  }

  /// Whether the node is a view of another toolkit that answers with another size.
  func isForeignSource(from before: NodeRecord) -> Bool {
    node.rule.isForeign && frame?.size != before.frame?.size
  }

  /// How the node answers otherwise than before.
  func reply(from before: NodeRecord, _ paths: ShownPaths) -> LoopHop? {
    guard let old = before.frame?.size, let new = frame?.size, old != new else { return nil }
    let axis: Axis = old.width != new.width ? .horizontal : .vertical
    return hop(node.rule.isForeign ? .foreign : .reply, axis, old[axis], new[axis], paths)
  }

  /// What the node is offered that it was not before.
  func offer(from before: NodeRecord, _ paths: ShownPaths) -> LoopHop? {
    guard let old = before.proposal, let new = proposal, old != new else { return nil }
    let axis: Axis = old.width != new.width ? .horizontal : .vertical
    return LoopHop(
      kind: .proposal,
      place: paths[node],
      component: axis.lengthWord,
      before: Self.text(old[axis] as Any),
      after: Self.text(new[axis] as Any)
    )
  }

  /// Where the node stands that it did not before.
  func placement(from before: NodeRecord, _ paths: ShownPaths) -> LoopHop? {
    guard let old = before.frame?.origin, let new = frame?.origin, old != new else { return nil }
    let axis: Axis = old.x != new.x ? .horizontal : .vertical
    return LoopHop(
      kind: .placement,
      place: paths[node],
      component: axis == .horizontal ? "x" : "y",
      before: Self.text(old[axis]),
      after: Self.text(new[axis])
    )
  }

  private func hasSameFrame(as before: NodeRecord) -> Bool {
    guard let frame, let earlier = before.frame else { return frame == nil && before.frame == nil }
    return frame.hasSameNumbers(as: earlier)
  }

  /// Whether anything about the node is otherwise than before.
  func differs(from before: NodeRecord) -> Bool {
    !hasSameFrame(as: before) || proposal != before.proposal || parameters != before.parameters
      || children != before.children
  }

  private func hop(
    _ kind: LoopHop.Kind,
    _ axis: Axis,
    _ before: CGFloat,
    _ after: CGFloat,
    _ paths: ShownPaths
  ) -> LoopHop {
    LoopHop(
      kind: kind,
      place: paths[node],
      component: axis.lengthWord,
      before: Self.text(before),
      after: Self.text(after)
    )
  }

  private static func text(_ value: Any) -> String {
    if let size = value as? CGSize {
      return "\(SampleValue.text(size.width))×\(SampleValue.text(size.height))"
    }
    if let text = value as? StyledText { return Notation.quoted(SampleValue.short(text.string)) }
    return SampleValue(value).description
  }
}
