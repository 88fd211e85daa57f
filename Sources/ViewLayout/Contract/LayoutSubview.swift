/// A view that a layout asks and places.
public struct LayoutSubview {
  let view: any ContainedView
  let index: Int
  let board: PlacementBoard

  /// The order in which views are given room: higher first, 0 unless they say otherwise.
  public var priority: Double { view.priority }

  /// What the view prefers to leave free around itself.
  public var spacing: ViewSpacing { view.spacing }

  /// The value that the view carries for its container.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { view.layoutValue(key) }

  /// The size that the view takes of a proposal.
  ///
  /// - Parameter proposal: The size that it is offered.
  /// - Returns: Its answer in points, which can be more or less.
  /// - Complexity: O(1) if the view was asked the same before.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    view.size(for: proposal, asking: .question)
  }

  /// The size that the view takes of a proposal, with its guides.
  ///
  /// - Parameter proposal: The size that it is offered.
  /// - Returns: Its answer, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    view.dimensions(in: proposal, asking: .question)
  }

  /// Places the view; of several places the last one holds.
  ///
  /// Only a layout that is placing its subviews can place one; elsewhere this does nothing.
  ///
  /// - Parameters:
  ///   - position: Where `anchor` of the view comes to lie, in the space of the layout's bounds.
  ///   - anchor: A place in the view.
  ///   - proposal: What the view is offered; its answer is its size.
  /// - Precondition: The position is not NaN.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    precondition(!position.x.isNaN && !position.y.isNaN, "a view is placed at a number")
    let size = view.size(for: proposal, asking: .place)
    let offset = anchor.offset(in: size)
    board[index] = SubviewPlacement(
      at: CGPoint(x: position.x - offset.x, y: position.y - offset.y),
      proposal: proposal
    )
  }
}

extension LayoutSubview: Equatable {
  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.view === right.view
  }
}
