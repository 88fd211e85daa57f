/// A layout that puts views one after the other along an axis.
protocol StackLayout: GuideForwardingLayout, RuleChoosingLayout where Cache == Void {
  /// How it does so.
  var solver: StackSolver { get }
}

extension StackLayout {
  /// A stack of one view is that view, and an empty one wants no room.
  func rule(childCount: Int) -> any NodeRule {
    switch childCount {
    case 0: EmptyStackRule()
    case 1: TransparentRule()
    default: LayoutRule(self)
    }
  }
}
