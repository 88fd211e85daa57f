/// The views of one of two branches.
public enum ConditionalContent<First: View, Second: View>: View {
  /// The views are nodes themselves.
  public typealias Body = Never

  /// The views of the first branch.
  case first(First)

  /// The views of the second branch.
  case second(Second)
}

extension ConditionalContent: PrimitiveView {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    switch self {
    case .first(let view): context.at(context.slot.child(.branch(isFirst: true))).build(view)
    case .second(let view): context.at(context.slot.child(.branch(isFirst: false))).build(view)
    }
  }
}
