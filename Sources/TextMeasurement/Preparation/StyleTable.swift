internal import TextAnalysis
internal import Typography

/// The styles of a text, resolved: what each stage of preparing needs of them, by the same index.
///
/// Belongs to one thread, like the fonts it holds.
final class StyleTable {
  /// The fonts, with their faces opened.
  let fonts: [ResolvedFont]

  /// The languages, as BCP 47 tags.
  let languages: [String?]

  /// The languages and the features.
  let shaping: [ShapingStyle]

  /// What measuring needs.
  let runs: [RunStyle]

  /// The directions that text is set in; empty if no style has any.
  private let directions: [[WritingDirection]]

  /// The styles inside of which no line may end.
  private let unbroken: [Bool]

  /// Makes the table of one style that has nothing but a font and a language.
  init(_ font: ResolvedFont, language: String?) {
    fonts = [font]
    languages = [language]
    shaping = [ShapingStyle(language: language, features: font.font.features)]
    runs = [RunStyle(font, nil)]
    directions = []
    unbroken = []
  }

  /// Makes the table of styles.
  init(_ styles: [TextStyle], resolve: (Font) -> ResolvedFont) {
    // A font is resolved once for the text, whatever a cache forgets meanwhile: faces are compared
    // by identity.
    var resolved: [Font: ResolvedFont] = [:]
    let fonts = styles.map { style in
      let font = resolved[style.font] ?? resolve(style.font)
      resolved[style.font] = font
      return font
    }
    self.fonts = fonts
    languages = styles.map(\.language)
    shaping = styles.map { ShapingStyle(language: $0.language, features: $0.features) }
    runs = zip(fonts, styles).map { RunStyle($0, $1) }
    directions =
      styles.allSatisfy(\.writingDirections.isEmpty) ? [] : styles.map(\.writingDirections)
    unbroken = styles.allSatisfy(\.allowsLineBreaks) ? [] : styles.map { !$0.allowsLineBreaks }
  }

  /// The directions of spans; none if no span has any.
  func directions(of spans: [StyleSpan]) -> [DirectionSpan] {
    guard !directions.isEmpty, spans.contains(where: { !directions[$0.style].isEmpty }) else {
      return []
    }
    return spans.map { DirectionSpan(end: $0.end, directions: directions[$0.style]) }
  }

  /// The parts of a paragraph of so many bytes inside of which no line may end, in order.
  func unbrokenParts(of spans: [StyleSpan], count: Int) -> [Range<Int>] {
    if unbroken.isEmpty { return [] }
    var parts: [Range<Int>] = []
    var start = 0
    for span in spans where start < count {
      let end = min(span.end, count)
      defer { start = end }
      guard unbroken[span.style] else { continue }
      let isJoined = parts.last?.upperBound == start
      parts.append((isJoined ? parts.removeLast().lowerBound : start)..<end)
    }
    return parts
  }

  /// The span of a text that is all in the first style.
  private(set) lazy var wholeText = [StyleSpan(end: Int.max, font: fonts[0], style: 0)]

  /// The languages that have no hyphenation patterns, each once.
  var languagesWithoutPatterns: [String?] {
    languages.reduce(into: []) { all, language in
      if !all.contains(language), Hyphenation.byLanguage.patterns(for: language) == nil {
        all.append(language)
      }
    }
  }

  /// How the faces differ from what was asked for, each difference once.
  var substitutions: [FontSubstitution] {
    if fonts.count == 1 { return fonts[0].substitutions }
    return fonts.flatMap(\.substitutions).reduce(into: []) { all, substitution in
      if !all.contains(substitution) { all.append(substitution) }
    }
  }
}
