/// What a preference about spacing is about.
///
/// Two views whose facing edges share a category are spaced by that, and by ``SpacingCategory/any``
/// only if they share none.
enum SpacingCategory: Hashable, Sendable {
  /// Any neighbour.
  case any

  /// Text above or below text.
  case textToText

  /// From the edge of a view to a baseline beyond the facing edge.
  case baseline

  /// A view above text.
  case aboveText

  /// A view below text.
  case belowText

  /// A view to the left of text.
  case leftOfText

  /// A view to the right of text.
  case rightOfText

  /// A category of a test or of a caller.
  case named(String)
}
