/// How much is known of the room that a paragraph takes.
enum FrameKnowledge {
  /// Nothing; it can be estimated.
  case none

  /// The room, but no lines.
  case frame

  /// The lines.
  case lines
}
