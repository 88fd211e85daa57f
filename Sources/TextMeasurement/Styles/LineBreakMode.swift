/// How a paragraph is cut into lines.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Where the text allows a break. A word that is wider than the line takes a line of its own
  /// first and then breaks between grapheme clusters.
  case byWords

  /// Where the text allows a break, and nowhere else: a word that is wider than the line overflows.
  case byWholeWords

  /// Between any two grapheme clusters.
  case byCharacters

  /// Only where a line must end: what does not fit is beyond the line's end.
  case clipping

  /// Only where a line must end: of what does not fit, the head is left out for an ellipsis.
  case truncatingHead

  /// Only where a line must end: of what does not fit, the middle is left out for an ellipsis.
  case truncatingMiddle

  /// Only where a line must end: of what does not fit, the tail is left out for an ellipsis.
  case truncatingTail

  /// What is left out of a line that does not fit; `nil` if nothing is.
  var truncation: Truncation.Mode? {
    switch self {
    case .truncatingHead: .head
    case .truncatingMiddle: .middle
    case .truncatingTail: .tail
    case .byWords, .byWholeWords, .byCharacters, .clipping: nil
    }
  }

  /// Whether a line is no wider than its room, whatever is on it.
  var cutsLines: Bool { self == .clipping || truncation != nil }
}
