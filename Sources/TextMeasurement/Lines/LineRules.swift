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
  let textWrap: TextWrap

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
    textWrap = style.textWrap
  }

  /// Whether lines are found one by one, each as wide as its content.
  var areSimple: Bool { keepsWidths && textWrap == .greedy }

  /// Whether the width of a line is that of its content.
  var keepsWidths: Bool { alignment != .justified && lineBreakMode != .clipping }
}
