extension LayoutNode {
  /// Whether the view reaches out of the one around it; not what is scrolled, lies over or is
  /// moved.
  var overflowsParent: Bool {
    guard let parent, let own = place?.frame, let outer = parent.place?.frame else { return false }
    if parent.rule is OffsetRule || parent.rule is PositionRule { return false }
    if let layered = parent.rule as? LayeredRule, layered.primary(of: parent) !== self {
      return false
    }
    let scrolled = (parent.rule as? ScrollRule)?.axes ?? []
    return Axis.allCases.contains { axis in
      guard !scrolled.contains(axis) else { return false }
      let start = own.origin[axis] - outer.origin[axis]
      let end = start + own.size[axis] - outer.size[axis]
      return start < -Notation.tolerance || end > Notation.tolerance
    }
  }
}
