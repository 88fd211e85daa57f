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

  /// Makes the table of one style that has nothing but a font and a language.
  init(_ font: ResolvedFont, language: String?) {
    fonts = [font]
    languages = [language]
    shaping = [ShapingStyle(language: language, features: font.font.features)]
    runs = [RunStyle(font, nil)]
  }

  /// Makes the table of styles.
  init(_ styles: [TextStyle], resolve: (Font) -> ResolvedFont) {
    let fonts = styles.map { resolve($0.font) }
    self.fonts = fonts
    languages = styles.map(\.language)
    shaping = styles.map { ShapingStyle(language: $0.language, features: $0.features) }
    runs = zip(fonts, styles).map { RunStyle($0, $1) }
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
