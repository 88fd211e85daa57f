/// Puts views one beside the other, from the leading to the trailing edge.
public struct HStackLayout: Layout, Hashable {
  /// The guide on which the views lie.
  public var alignment: VerticalAlignment

  /// What is left between two views, in points; `nil` leaves it to their ``ViewSpacing``.
  public var spacing: CGFloat?

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the views lie.
  ///   - spacing: What is left between two views, in points; `nil` leaves it to them.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers in it are horizontal.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The union of the views' edges across the stack, and the outer edges of the first and the last.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    solver.spacing(of: subviews)
  }

  /// The sum of the views and the gaps along the stack, and across it what they cover, aligned.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    solver.solution(for: proposal, subviews).size
  }

  /// Places the views; where no height was proposed they are offered that of the stack.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    solver.place(subviews, in: bounds, proposal)
  }
}

extension HStackLayout: StackLayout, ParameterizedLayout {
  var parameters: [RuleParameter] {
    [RuleParameter("spacing", spacing), RuleParameter("alignment", alignment)]
  }

  var solver: StackSolver {
    StackSolver(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
}
