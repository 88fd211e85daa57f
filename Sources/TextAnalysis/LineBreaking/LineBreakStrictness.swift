/// How readily lines break in Chinese, Japanese and Korean text.
///
/// Small kana and the long vowel mark are what these levels disagree on most.
///
/// Source: CSS Text 3 `line-break`; ICU's `lb` keyword.
public enum LineBreakStrictness: Hashable, Sendable, CaseIterable {
  /// ICU's rules for the language.
  case automatic

  /// The fewest restrictions, as in newspapers.
  case loose

  /// The usual restrictions.
  case normal

  /// The most restrictions: a line may not begin with a small kana.
  case strict
}
