/// A span of a paragraph in one style.
package struct StyleSpan {
  /// Where the span ends, a UTF-8 offset in the paragraph or one beyond its end; it begins where
  /// the one before ends.
  package var end: Int

  /// The font of its text.
  package var font: ResolvedFont

  /// The style, an index in the paragraph's list.
  package var style: Int

  /// Whether U+FFFC stands for an attachment.
  package var hasAttachment: Bool

  /// Makes a span.
  package init(end: Int, font: ResolvedFont, style: Int, hasAttachment: Bool = false) {
    self.end = end
    self.font = font
    self.style = style
    self.hasAttachment = hasAttachment
  }
}
