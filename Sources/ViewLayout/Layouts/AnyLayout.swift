/// A layout of any type.
public struct AnyLayout: Layout {
  /// What the layout keeps, of any type.
  public struct Cache {
    /// What the layout keeps.
    var value: Any
  }

  /// The layout.
  let layout: any Layout

  /// Hides the type of a layout.
  public init(_ layout: some Layout) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// Makes what the layout keeps.
  public func makeCache(subviews: Subviews) -> Cache { layout.erasedCache(subviews) }

  /// Lets the layout bring up to date what it keeps.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.erasedUpdate(&cache, subviews)
  }

  /// What the layout answers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.erasedSpacing(subviews, &cache)
  }

  /// What the layout answers.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    layout.erasedSize(proposal, subviews, &cache)
  }

  /// Where the layout says that a guide is.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.erasedGuide(guide, in: bounds, proposal, subviews, &cache)
  }

  /// Where the layout says that a guide is.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.erasedGuide(guide, in: bounds, proposal, subviews, &cache)
  }

  /// Lets the layout place its views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    layout.erasedPlacing(in: bounds, proposal, subviews, &cache)
  }
}

extension AnyLayout: RuleChoosingLayout {
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  func rule(childCount: Int) -> any NodeRule {
    layout.chosenRule(childCount: childCount)
  }
}

extension Layout {
  fileprivate func erasedCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: makeCache(subviews: subviews))
  }

  fileprivate func erasedUpdate(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    withCache(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func erasedSpacing(
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    withCache(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func erasedSize(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    withCache(&cache, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func erasedPlacing(
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) {
    withCache(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func erasedGuide(
    _ guide: HorizontalAlignment,
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  fileprivate func erasedGuide(
    _ guide: VerticalAlignment,
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  /// Lends what the layout keeps in its own type, made anew if another layout kept it.
  private func withCache<Answer>(
    _ cache: inout AnyLayout.Cache,
    _ subviews: Subviews,
    _ body: (inout Cache) -> Answer
  ) -> Answer {
    var kept = cache.value as? Cache ?? makeCache(subviews: subviews)
    cache.value = ()
    defer { cache.value = kept }
    return body(&kept)
  }
}
