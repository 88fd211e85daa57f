internal import TextAnalysis

/// The style of paragraphs as their lines need it, in layout units; paragraphs share it.
final class LineRules: Sendable {
  let indents: Indents
  let stacking: LineStacking
  let tabStops: TabStops
  let alignment: TextAlignment
  let largestSpace: Double
  let lineHeightPolicy: LineHeightPolicy
  let baseDirection: BaseDirection
  let lineBreaking: LineBreakRules
  let lineBreakMode: LineBreakMode
  let hyphenation: Hyphenation

  /// The rules of a style.
  init(_ style: ParagraphStyle) {
    indents = Indents(style)
    stacking = LineStacking(style)
    tabStops = TabStops(style)
    alignment = style.alignment
    largestSpace = style.largestSpace
    lineHeightPolicy = style.lineHeightPolicy
    baseDirection = style.baseDirection
    lineBreaking = style.lineBreaking
    lineBreakMode = style.lineBreakMode
    hyphenation = style.hyphenation
  }

  /// Whether words are hyphenated.
  var hyphenates: Bool {
    !hyphenation.isOff && (lineBreakMode == .byWords || lineBreakMode == .byWholeWords)
  }

  /// Whether the width of a line is that of its content.
  var keepsWidths: Bool { alignment != .justified && lineBreakMode != .clipping }
}
