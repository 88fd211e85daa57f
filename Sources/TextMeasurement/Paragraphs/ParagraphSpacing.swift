/// What is left around the lines of a paragraph, in layout units.
package struct ParagraphSpacing: Hashable, Sendable {
  /// What is left below each line.
  package var line: Int64 = 0

  /// What is left before the paragraph.
  package var before: Int64 = 0

  /// What is left after it.
  package var after: Int64 = 0

  /// Leaves nothing.
  package init() {}

  /// What a style leaves.
  package init(_ style: ParagraphStyle) {
    self = LineStacking(style).spacing
  }

  /// What is left below the last line.
  package var below: Int64 { line + after }
}

extension LineStacking {
  /// What is left around lines.
  var spacing: ParagraphSpacing {
    var spacing = ParagraphSpacing()
    spacing.line = lineSpacing
    spacing.before = spacingBefore
    spacing.after = spacingAfter
    return spacing
  }
}
