extension Layout {
  /// No axis is special.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the subviews' spacings.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// What follows from the guides of the subviews where they are placed.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combinedGuide(guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// What follows from the guides of the subviews where they are placed.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combinedGuide(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func combinedGuide(
    _ key: AlignmentKey,
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard key.combination != .none else { return nil }
    let board = subviews.takingPlacements()
    placeSubviews(in: bounds, proposal: proposal, subviews: board, cache: &cache)
    let placements = board.placements(in: bounds, proposal)
    return key.combined(board.explicitGuides(key, at: placements))
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}
