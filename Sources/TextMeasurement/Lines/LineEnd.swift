/// Why a line ended where it did.
public enum LineEnd: Hashable, Sendable {
  /// At a place where the text allows a break (UAX #14).
  case opportunity

  /// At a place where the text demands one.
  case mandatory

  /// Inside a word that is wider than the line.
  case overflow

  /// At the end of the text.
  case endOfText
}
