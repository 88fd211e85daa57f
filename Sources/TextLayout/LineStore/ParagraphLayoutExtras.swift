internal import TextMeasurement

/// What is known of the layout of few paragraphs: those that are laid out in part, that were
/// edited, or that stand in a row of containers.
final class ParagraphLayoutExtras {
  /// A similar paragraph, from before an edit.
  var former: PreparedParagraph?

  /// Where the next line begins.
  var position = LinePosition.first

  /// Where the paragraph begins in a row of containers, and where it ends.
  var entry: FlowPosition?
  var exit: FlowPosition?

  /// Begins with nothing but a paragraph from before an edit.
  init(_ former: PreparedParagraph?) {
    self.former = former
  }
}
