/// A view as the layout of its container sees it.
protocol ContainedView: AnyObject {
  /// The size that the view takes of a proposal, in points.
  func size(for proposal: ProposedViewSize, asking question: Question) -> CGSize

  /// The same with its guides.
  func dimensions(in proposal: ProposedViewSize, asking question: Question) -> ViewDimensions

  /// What the view prefers to leave free around itself.
  var spacing: ViewSpacing { get }

  /// The order in which the view is given room.
  var priority: Double { get }

  /// The value that the view carries for its container.
  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value
}
