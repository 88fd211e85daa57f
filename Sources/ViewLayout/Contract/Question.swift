/// Why a node is asked about a proposal.
enum Question: String, Hashable, Sendable, CaseIterable {
  /// How small it can be, for the order in which a stack gives room.
  case minimumProbe

  /// How large it can be, for that order.
  case maximumProbe

  /// How large it wants to be.
  case ideal

  /// What it takes of the room that is given to it.
  case offer

  /// How large it is where it is placed.
  case place

  /// A question of a layout that says no more about it.
  case question
}
