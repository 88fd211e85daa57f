internal import TextAnalysis

/// The style of paragraphs as their lines need it, in layout units; paragraphs share it.
final class LineRules: Sendable {
  /// The style.
  let style: ParagraphStyle

  let indents: Indents
  let stacking: LineStacking
  let tabStops: TabStops

  /// The rules of a style.
  init(_ style: ParagraphStyle) {
    self.style = style
    indents = Indents(style)
    stacking = LineStacking(style)
    tabStops = TabStops(style)
    hyphenates =
      !style.hyphenation.isOff
      && (style.lineBreakMode == .byWords || style.lineBreakMode == .byWholeWords)
    hyphenatesByLanguage = hyphenates && style.hyphenation.source == .language
  }

  /// Whether words are hyphenated.
  let hyphenates: Bool

  /// Whether they are by the patterns of their language.
  let hyphenatesByLanguage: Bool

  /// Whether lines are found one by one, each as wide as its content.
  var areSimple: Bool { keepsWidths && style.textWrap == .greedy }

  /// Whether the width of a line is that of its content.
  var keepsWidths: Bool { style.alignment != .justified && !style.lineBreakMode.cutsLines }
}
