public import TextAnalysis
public import Typography

/// How a span of text is set.
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: Font

  /// The language, a BCP 47 tag, for local forms of letters; lines break by the language of the
  /// paragraph's first text.
  public var language: String?

  /// What is left after each cluster beside the font's own kerning, in points.
  ///
  /// 0 switches that kerning off, and `nil` leaves it as it is. ``tracking`` comes before it.
  public var kern: Double?

  /// What is left after each cluster, in points, at most 32,768 either way; if it is not 0, no
  /// optional ligatures are set.
  public var tracking: Double = 0

  /// How far the text stands above the baseline, in points; negative below it.
  public var baselineOffset: Double = 0

  /// Which ligatures are set; `nil` takes what ``tracking`` suggests.
  public var ligatures: LigatureLevel?

  /// What stands for each U+FFFC of the text.
  public var attachment: Attachment?

  /// Whether a line may end inside the span, be it between words or inside one that is too wide.
  ///
  /// A line can always end before and after the span, where the text allows it, and at a newline
  /// inside. Spans next to each other that forbid it count as one.
  public var allowsLineBreaks = true

  /// The directions that the span is set in, the outermost first; none leaves it to the characters.
  ///
  /// Text is laid out as if the directional formatting characters stood around the span that these
  /// stand for. Spans next to each other are in the same outer directions, as far as theirs are
  /// alike.
  public var writingDirections: [WritingDirection] = []

  /// What painting needs to know, such as a colour: names and values that never move text.
  public var rendering: [String: String] = [:]

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - language: A BCP 47 tag, or `nil`.
  public init(font: Font, language: String? = nil) {
    self.font = font
    self.language = language
  }

  /// The style without what only painting needs to know.
  package var measured: TextStyle {
    guard !rendering.isEmpty else { return self }
    var style = self
    style.rendering = [:]
    return style
  }

  /// Whether the style says nothing that moves text but its font and its language.
  var isPlain: Bool {
    var plain = TextStyle(font: font, language: language)
    plain.rendering = rendering
    return self == plain
  }

  /// What is left after each cluster, in points.
  var spacing: Double { tracking != 0 ? tracking : kern ?? 0 }

  /// The features of the font, and those that the style asks for.
  var features: [FontFeature] {
    var features: [String] = []
    switch ligatures ?? (tracking == 0 ? .standard : .required) {
    case .required: features += ["-liga", "-clig"]
    case .standard: break
    case .all: features += ["dlig", "hlig"]
    }
    if kern == 0, tracking == 0 { features.append("-kern") }
    return features.compactMap { FontFeature(parsing: $0) } + font.features
  }
}
