import TextMeasurement

/// What the attributes of a span say, each `nil` or empty where they say nothing.
struct SpanAttributes {
  /// The font, before ``emphasis``.
  var font: Font?

  /// As `TextStyle.kern`, in points.
  var kern: Double?

  /// As `TextStyle.tracking`, in points.
  var tracking: Double?

  /// How far the text stands above the baseline, in points.
  var baselineOffset: Double?

  /// Which ligatures are set.
  var ligatures: LigatureLevel?

  /// What stands for each U+FFFC.
  var attachment: Attachment?

  /// A BCP 47 tag.
  var language: String?

  /// Whether a line may end inside the span.
  var allowsLineBreaks: Bool?

  /// The directions that the span is set in, the outermost first.
  var writingDirections: [WritingDirection]?

  /// What painting needs to know.
  var rendering: [String: String] = [:]

  /// What is done to the font.
  var emphasis: InlineEmphasis = []

  /// The style of the paragraphs that begin in the span, before ``baseDirection``.
  var paragraphStyle: ParagraphStyle?

  /// The direction of these paragraphs.
  var baseDirection: BaseDirection?

  /// Makes attributes that say nothing.
  init() {}

  /// The style of the span, where `base` tells what the attributes do not.
  func style(over base: TextStyle) -> TextStyle {
    var style = base
    style.font = (font ?? base.font).emphasized(emphasis)
    style.kern = kern ?? base.kern
    style.tracking = tracking ?? base.tracking
    style.baselineOffset = baselineOffset ?? base.baselineOffset
    style.ligatures = ligatures ?? base.ligatures
    style.attachment = attachment ?? base.attachment
    style.allowsLineBreaks = allowsLineBreaks ?? base.allowsLineBreaks
    style.writingDirections = writingDirections ?? base.writingDirections
    style.language = language ?? base.language
    style.rendering.merge(rendering) { _, own in own }
    return style
  }

  /// The style of the paragraphs that begin in the span, where `base` tells what the attributes do
  /// not.
  func paragraphStyle(over base: ParagraphStyle) -> ParagraphStyle {
    var style = paragraphStyle ?? base
    style.baseDirection = baseDirection ?? style.baseDirection
    return style
  }
}
