/// The style of paragraphs as their lines need it, in layout units; paragraphs share it.
final class LineRules: Sendable {
  let indents: Indents
  let stacking: LineStacking
  let tabStops: TabStops
  let alignment: TextAlignment
  let largestSpace: Double

  /// Whether the style's own direction is from right to left.
  let isRightToLeft: Bool

  /// Whether words wider than the line are broken.
  let breaksWords: Bool

  /// Whether what does not fit on a line is beyond its end.
  let clips: Bool

  /// The rules of a style.
  init(_ style: ParagraphStyle) {
    indents = Indents(style)
    stacking = LineStacking(style)
    tabStops = TabStops(style)
    alignment = style.alignment
    largestSpace = style.largestSpace
    isRightToLeft = style.baseDirection == .rightToLeft
    breaksWords = style.lineBreakMode == .byWords
    clips = style.lineBreakMode == .clipping
  }

  /// Whether the width of a line is that of its content.
  var keepsWidths: Bool { alignment != .justified && !clips }
}
