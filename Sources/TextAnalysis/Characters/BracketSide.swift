/// Which of a pair of brackets a character is.
///
/// Source: UAX #9 `Bidi_Paired_Bracket_Type`.
enum BracketSide: Hashable, Sendable {
  /// The one before the text in brackets.
  case opening

  /// The one after it.
  case closing
}
