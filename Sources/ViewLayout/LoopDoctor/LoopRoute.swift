/// The way through the views from what is told state to what an observer sees.
struct LoopRoute {
  private let before: [ObjectIdentifier: NodeRecord]
  private let after: [ObjectIdentifier: NodeRecord]
  private let consumers: [NodeRecord]
  private let paths: ShownPaths

  /// Takes two layouts of the same views.
  ///
  /// - Parameters:
  ///   - before: The nodes of the first, as they were.
  ///   - tree: The tree of the second, as it is.
  init(before: [ObjectIdentifier: NodeRecord], _ tree: LayoutTree) {
    self.before = before
    paths = ShownPaths(of: tree)
    let records = tree.allNodes.map { NodeRecord($0) }
    after = Dictionary(records.map { (ObjectIdentifier($0.node), $0) }) { first, _ in first }
    consumers = records.filter { record in
      before[ObjectIdentifier(record.node)].map {
        record.isTold(otherThan: $0) || record.isForeignSource(from: $0)
      } ?? false
    }
  }

  /// The steps up to what an observer has seen.
  func hops(to sighting: UpdateCycle.Sighting) -> [LoopHop] {
    let observer = sighting.observer
    let seen = LoopHop(
      kind: .observer,
      place: observer.subject.map { paths[$0] } ?? "view",
      component: observer.kind.rawValue,
      before: sighting.before.map { SampleValue($0).description } ?? "",
      after: SampleValue(sighting.value).description
    )
    guard let target = observer.node else { return consumption(consumers.first) + [seen] }
    let sources = observer.kind == .preference ? speakers(in: target) : []
    guard let speaker = sources.first else {
      return way(to: target) + [seen]
    }
    let said = LoopHop(
      kind: .preference,
      place: paths[speaker.node],
      component: "preference",
      before: seen.before,
      after: seen.after
    )
    return way(to: speaker.node) + [said, seen]
  }

  /// The steps from the consumer that is nearest to a node up to it.
  private func way(to target: LayoutNode) -> [LoopHop] {
    let above = Array(target.ancestry.reversed())
    let ways = consumers.map { consumer -> [LoopHop] in
      let own = consumer.node.ancestry
      guard let meeting = own.first(where: { node in above.contains { $0 === node } }) else {
        return consumption(consumer)
      }
      let up = own.prefix { $0 !== meeting } + [meeting]
      let down = above.drop { $0 !== meeting }.dropFirst()
      return consumption(consumer)
        + up.compactMap { step($0) { $0.reply(from: $1, paths) } }
        + down.compactMap { node in
          step(node) {
            $0.offer(from: $1, paths) ?? $0.reply(from: $1, paths) ?? $0.placement(from: $1, paths)
          }
        }
    }
    return ways.filter { $0.count > 1 }.min { $0.count < $1.count }
      ?? ways.min { $0.count < $1.count } ?? []
  }

  private func step(
    _ node: LayoutNode,
    _ hop: (NodeRecord, NodeRecord) -> LoopHop?
  ) -> LoopHop? {
    let id = ObjectIdentifier(node)
    guard let before = before[id], let after = after[id] else { return nil }
    return hop(after, before)
  }

  private func consumption(_ record: NodeRecord?) -> [LoopHop] {
    guard let record, let before = before[ObjectIdentifier(record.node)] else { return [] }
    return Array(record.consumption(from: before, paths).prefix(1))
  }

  /// The views in a node that say something and were laid out otherwise.
  private func speakers(in node: LayoutNode) -> [NodeRecord] {
    node.allNodes.compactMap { node in
      guard node.rule is PreferenceRule, let after = after[ObjectIdentifier(node)] else {
        return nil
      }
      return before[ObjectIdentifier(node)].map { after.differs(from: $0) } ?? true
        ? after : nil
    }
  }
}

extension LayoutNode {
  /// The node and all around it, from the inside out.
  var ancestry: [LayoutNode] {
    var nodes: [LayoutNode] = []
    var node: LayoutNode? = self
    while let found = node {
      nodes.append(found)
      node = found.parent
    }
    return nodes
  }
}
