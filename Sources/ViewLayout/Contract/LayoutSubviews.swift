/// The views of a container, in their order: groups, conditions and repetitions are taken apart,
/// and empty views left out.
public struct LayoutSubviews: RandomAccessCollection {
  private let views: [any ContainedView]
  private let board: PlacementBoard

  /// The direction in which the container's views follow each other.
  ///
  /// A layout need not look at it: x grows towards the trailing edge, and is mirrored at the end.
  public let layoutDirection: LayoutDirection

  /// The views of a container.
  init(_ views: [any ContainedView], _ direction: LayoutDirection) {
    self.views = views
    board = PlacementBoard()
    layoutDirection = direction
  }

  /// The position of the first view: 0.
  public var startIndex: Int { 0 }

  /// The number of views.
  public var endIndex: Int { views.count }

  /// The view at a position.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(view: views[position], index: position, board: board)
  }
}

extension LayoutSubviews: Equatable {
  /// Whether both are the same views.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.elementsEqual(right)
  }
}

extension LayoutSubviews {
  /// The same views, with no places yet.
  func takingPlacements() -> LayoutSubviews { LayoutSubviews(views, layoutDirection) }

  /// Where the views were placed: those that were not stand in the middle, and are offered what the
  /// container was.
  func placements(in bounds: CGRect, _ proposal: ProposedViewSize) -> [SubviewPlacement] {
    views.indices.map { index in
      board[index] ?? SubviewPlacement(centering: views[index], in: bounds, proposal: proposal)
    }
  }

  /// Where a guide is that a view tells itself, at each place that was given; `nil` where it does
  /// not.
  func explicitGuides(
    _ key: AlignmentKey,
    at placements: [SubviewPlacement]
  ) -> [CGFloat] {
    zip(views, placements).compactMap { view, placement in
      view.dimensions(in: placement.proposal, asking: .place)[explicit: key]
        .map { placement.origin[key.axis] + $0 }
    }
  }
}
