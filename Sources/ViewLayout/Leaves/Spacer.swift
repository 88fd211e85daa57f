/// A gap that takes what other views leave.
///
/// In a stack it is long along that and has no length across; elsewhere it takes both lengths.
public struct Spacer: View {
  /// The gap is a node itself.
  public typealias Body = Never

  /// The least length, in points; `nil` is that of views that have no preferences.
  public var minLength: CGFloat?

  /// Makes a gap.
  ///
  /// - Parameter minLength: The least length, in points; `nil` is the environment's
  ///   ``EnvironmentValues/defaultSpacing``.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let rule = SpacerRule(
      minLength ?? context.environment.defaultSpacing.asLength,
      along: context.orientation
    )
    let node = context.node("Spacer", rule)
    context.orientation.add(node)
    return [node]
  }
}
