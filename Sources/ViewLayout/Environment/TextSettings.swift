internal import TextMeasurement
internal import Typography

/// How a text is set where it does not say so itself; what is `nil` is left to the views around.
struct TextSettings: Hashable, Sendable {
  /// The font.
  var font: Font?

  /// How heavy the strokes are, whatever the font.
  var weight: FontWeight?

  /// Whether letters are italic, whatever the font.
  var isItalic: Bool?

  /// Whether letters are equally wide, whatever the font.
  var isMonospaced: Bool?

  /// The kind of letters, if the font is one for interfaces.
  var design: Font.Design?

  /// Whether digits are equally wide, whatever the font.
  var hasMonospacedDigits: Bool?

  /// What is left after each cluster, in points; no optional ligatures are set.
  var tracking: Double?

  /// What is left after each cluster beside the font's own kerning, in points.
  var kerning: Double?

  /// How far the text stands above the baseline, in points.
  var baselineOffset: Double?

  /// The settings, with those of a view inside.
  func overridden(by inner: TextSettings) -> TextSettings {
    TextSettings(
      font: inner.font ?? font,
      weight: inner.weight ?? weight,
      isItalic: inner.isItalic ?? isItalic,
      isMonospaced: inner.isMonospaced ?? isMonospaced,
      design: inner.design ?? design,
      hasMonospacedDigits: inner.hasMonospacedDigits ?? hasMonospacedDigits,
      tracking: inner.tracking ?? tracking,
      kerning: inner.kerning ?? kerning,
      baselineOffset: inner.baselineOffset ?? baselineOffset
    )
  }

  /// The style of text.
  func style(in environment: EnvironmentValues) -> TextStyle {
    var font = (font ?? environment.font).resolved(at: environment.dynamicTypeSize)
    if let design { font = font.with(design) }
    if isMonospaced == true { font = font.monospaced() }
    if hasMonospacedDigits == true { font = font.monospacedDigit() }
    if let weight { font.weight = weight }
    if let isItalic { font.slant = isItalic ? .italic : .upright }
    var style = TextStyle(font: font, language: environment.language)
    style.tracking = tracking ?? 0
    style.kern = kerning
    style.baselineOffset = baselineOffset ?? 0
    return style
  }
}
