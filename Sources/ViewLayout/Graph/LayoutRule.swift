/// The rule of a container with a ``Layout``.
final class LayoutRule<Content: Layout>: NodeRule {
  private let layout: Content
  private var cache: Content.Cache?
  private var isCacheStale = false

  /// Takes a layout.
  init(_ layout: Content) {
    self.layout = layout
  }

  var parameters: [RuleParameter]? {
    (layout as? any ParameterizedLayout)?.parameters ?? RuleParameter.list("layout", layout)
  }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    withCache(of: node) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func placements(
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> [Placement] {
    withCache(of: node) { subviews, cache in
      let bounds = CGRect(origin: .zero, size: size)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return zip(node.children, subviews.placements(in: bounds, proposal)).map(Placement.init)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    for proposal: ProposedViewSize,
    of node: LayoutNode
  ) -> CGFloat? {
    withCache(of: node) { subviews, cache in
      let bounds = CGRect(origin: .zero, size: size)
      return switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
  }

  /// What a layout of someone else tells is not known before it is asked.
  func mightTell(_ key: AlignmentKey, of node: LayoutNode) -> Bool {
    guard layout is any GuideForwardingLayout else { return true }
    return node.children.contains { $0.mightTell(key) }
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    withCache(of: node) { subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  func childrenChanged() {
    isCacheStale = true
  }

  func succeed(_ earlier: any NodeRule) {
    guard let earlier = earlier as? LayoutRule else { return }
    (cache, isCacheStale) = (earlier.cache, earlier.isCacheStale)
  }

  /// Lends what the layout keeps, brought up to date if a child has changed.
  private func withCache<Answer>(
    of node: LayoutNode,
    _ body: (LayoutSubviews, inout Content.Cache) -> Answer
  ) -> Answer {
    let subviews = LayoutSubviews(node.children, node.surroundings.layoutDirection)
    var kept = cache ?? layout.makeCache(subviews: subviews)
    let isFresh = cache == nil
    // Nobody else holds what is lent, so that a layout changes it without a copy.
    cache = nil
    if !isFresh, isCacheStale { layout.updateCache(&kept, subviews: subviews) }
    isCacheStale = false
    defer { cache = kept }
    return body(subviews, &kept)
  }
}
