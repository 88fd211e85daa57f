/// Puts views over each other.
public struct ZStackLayout: Layout, Hashable {
  /// The guides on which the views lie.
  public var alignment: Alignment

  /// Makes a pile of views.
  ///
  /// - Parameter alignment: The guides on which the views lie.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// What the views of the highest priority cover, aligned, each of which is offered the proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let top = highest(subviews).map { $0.view.dimensions(in: proposal, asking: .offer) }
    func length(_ axis: Axis) -> CGFloat {
      let extent = extent(of: top, along: axis)
      return extent.upper - extent.lower
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// Places all views, each of which is offered the size of the pile.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let final = ProposedViewSize(bounds.size)
    let top = highest(subviews).map { $0.view.dimensions(in: final, asking: .place) }
    let starts = Dictionary(
      uniqueKeysWithValues: Axis.allCases.map { ($0, extent(of: top, along: $0).lower) }
    )
    for subview in subviews {
      let dimensions = subview.view.dimensions(in: final, asking: .place)
      var origin = bounds.origin
      for axis in Axis.allCases where dimensions.size[axis].isFinite {
        origin[axis] -= dimensions[alignment.key(along: axis)].asOffset + starts[axis, default: 0]
      }
      subview.place(at: origin, proposal: final)
    }
  }

  private func highest(_ subviews: Subviews) -> [LayoutSubview] {
    let priority = subviews.map(\.priority).max()
    return subviews.filter { $0.priority == priority }
  }

  /// What views cover along an axis, from the line that they are aligned on, which is covered too.
  private func extent(
    of views: [ViewDimensions],
    along axis: Axis
  ) -> (lower: CGFloat, upper: CGFloat) {
    views.reduce((lower: 0, upper: 0)) { extent, view in
      let guide = view[alignment.key(along: axis)].asOffset
      return (min(extent.lower, -guide), max(extent.upper, view.size[axis] - guide))
    }
  }
}

extension ZStackLayout: GuideForwardingLayout {}
