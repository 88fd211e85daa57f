public import TextAnalysis

/// Whether and how the words of a paragraph are hyphenated where the text has no soft hyphens.
///
/// A line that ends inside a word so shows a hyphen, which is in its width. Words that hold a soft
/// hyphen are left alone. Only ``LineBreakMode/byWords`` and ``LineBreakMode/byWholeWords``
/// hyphenate.
///
///     var style = ParagraphStyle()
///     style.hyphenation = .byLanguage
///
/// A text laid out at its own width breaks the same way only if ``factor`` is 1, since a narrower
/// line is fuller; and the number of lines can grow with the width if there is a ``lineLimit``,
/// since a hyphen more can forbid a later one.
public struct Hyphenation: Hashable, Sendable {
  /// Where patterns come from.
  public enum Source: Hashable, Sendable {
    /// No word is hyphenated.
    case none

    /// From the program, by the language of the words; none where it has no patterns.
    case language

    /// From the caller, whatever the language.
    case patterns(HyphenationPatterns)
  }

  /// Where patterns come from.
  public var source: Source

  /// The least number of grapheme clusters of a word before a hyphen, 1 or more; `nil` leaves it to
  /// the patterns.
  public var minimumPrefix: Int?

  /// The least number of grapheme clusters of a word after a hyphen, 1 or more; `nil` leaves it to
  /// the patterns.
  public var minimumSuffix: Int?

  /// How full a line must be to end without hyphenation: a word is hyphenated only if its line is
  /// narrower than this part of its room otherwise.
  ///
  /// From 0 to 1: at 1 a line takes all that fits, at 0, and for NaN, no word is hyphenated. A word
  /// that begins its line is hyphenated at any factor above 0.
  public var factor: Double = 1

  /// The most lines one after another that end with a hyphen, soft hyphens counted; 0 has no limit.
  public var lineLimit: Int = 0

  /// Makes hyphenation that has no limits.
  public init(_ source: Source) {
    self.source = source
  }

  /// No word is hyphenated.
  public static var none: Hyphenation { Hyphenation(.none) }

  /// Words are hyphenated by the patterns of their language.
  public static var byLanguage: Hyphenation { Hyphenation(.language) }

  /// Words are hyphenated by the patterns of the caller.
  public static func by(_ patterns: HyphenationPatterns) -> Hyphenation {
    Hyphenation(.patterns(patterns))
  }

  /// Whether no word is hyphenated.
  var isOff: Bool { source == .none || !(factor > 0) }

  /// Whether a line may not end at every hyphenation place that fits.
  var isLimited: Bool { !isOff && (factor < 1 || lineLimit > 0) }
}
