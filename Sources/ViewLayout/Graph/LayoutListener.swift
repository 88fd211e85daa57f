/// Hears every question of a layout and its answer.
///
/// Questions are nested: those that a node asks to find its answer come between the two.
protocol LayoutListener: AnyObject {
  /// A node is asked.
  func asked(_ node: LayoutNode, _ proposal: ProposedViewSize, _ question: Question)

  /// A node has answered.
  func answered(_ node: LayoutNode, _ size: CGSize, _ source: AnswerSource)

  /// A stack is about to offer a node its part of the room along an axis.
  func shares(_ offer: RoomOffer, along axis: Axis, with node: LayoutNode)
}

extension LayoutListener {
  func shares(_ offer: RoomOffer, along axis: Axis, with node: LayoutNode) {}
}

/// Where an answer comes from.
enum AnswerSource: Hashable, Sendable {
  /// The node remembers it.
  case memory

  /// The node has worked it out.
  case rule
}
