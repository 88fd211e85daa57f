internal import TextAnalysis
internal import Typography

/// The styles of one paragraph of a document; paragraphs that are styled alike share it.
package final class ParagraphStyling: Sendable {
  /// The spans of equal style; the last one has no end.
  let styles: [StyleSpans<TextStyle>.Span]

  /// The style of the paragraph.
  package let paragraphStyle: ParagraphStyle

  /// The font and the language, if all characters have one style that says nothing else.
  let plain: PlainStyle?

  /// A font and a language.
  struct PlainStyle: Sendable {
    let font: Font
    let language: String?

    /// What is plain of a style; `nil` if that says more.
    init?(_ style: TextStyle) {
      guard style.isPlain else { return nil }
      font = style.font
      language = style.language
    }
  }

  /// One style for a paragraph of any length.
  package init(_ style: TextStyle, _ paragraphStyle: ParagraphStyle) {
    styles = [.init(end: .max, style: style)]
    self.paragraphStyle = paragraphStyle
    plain = PlainStyle(style)
  }

  /// The styles of a part of a text.
  ///
  /// - Parameters:
  ///   - range: The paragraph: UTF-8 offsets in the text.
  ///   - text: The text.
  package init(of range: Range<Int>, in text: StyledText) {
    styles = text.styleSpans(in: range)
    paragraphStyle = text.paragraphStyle(at: TextOffset(utf8: range.lowerBound))
    plain = styles.count == 1 ? PlainStyle(styles[0].style) : nil
  }

  private init(_ styles: [StyleSpans<TextStyle>.Span], _ paragraphStyle: ParagraphStyle) {
    self.styles = styles
    self.paragraphStyle = paragraphStyle
    plain = styles.count == 1 ? PlainStyle(styles[0].style) : nil
  }

  /// The styles with those of a range changed.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets in the paragraph.
  ///   - count: The bytes of the paragraph.
  ///   - change: Is given each style in the range, and changes it.
  /// - Returns: The new styles.
  /// - Complexity: O(*n*) in the spans.
  package func changing(
    in range: Range<Int>,
    count: Int,
    _ change: (inout TextStyle) -> Void
  ) -> ParagraphStyling {
    var spans = StyleSpans(tiling: styles, count: count)
    spans.change(in: range, change)
    return ParagraphStyling(spans.spans(in: 0..<count), paragraphStyle)
  }

  /// The styles with that of the paragraph changed.
  package func changing(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyling {
    var style = paragraphStyle
    change(&style)
    return ParagraphStyling(styles, style)
  }

  /// Whether a style has something to stand for U+FFFC.
  package var hasAttachments: Bool { styles.contains { $0.style.attachment != nil } }

  /// Whether all characters have one style.
  package var isUniform: Bool { styles.count == 1 }

  /// The style of the first character.
  package var firstStyle: TextStyle { styles[0].style }

  /// The style of the character at a UTF-8 offset in the paragraph, and where its span lies.
  package func style(at offset: Int) -> (style: TextStyle, range: Range<Int>) {
    let index = styles.partitioningIndex { $0.end > offset }
    return (styles[index].style, (index > 0 ? styles[index - 1].end : 0)..<styles[index].end)
  }

  /// Whether text has the same styles here and there.
  package func isEqual(to other: ParagraphStyling) -> Bool {
    self === other || styles == other.styles && paragraphStyle == other.paragraphStyle
  }

  /// Whether text of so many bytes is laid out alike here and there: the styles differ at most in
  /// what only painting needs to know.
  package func measures(like other: ParagraphStyling) -> Bool {
    if self === other { return true }
    guard paragraphStyle == other.paragraphStyle else { return false }
    // What only painting needs to know may divide them otherwise.
    var (own, its) = (0, 0)
    while own < styles.count, its < other.styles.count {
      let (span, other) = (styles[own], other.styles[its])
      guard span.style.measured == other.style.measured else { return false }
      if span.end <= other.end { own += 1 }
      if other.end <= span.end { its += 1 }
    }
    return true
  }
}

extension StyledText {
  /// Makes a text of one paragraph and its styles.
  package init(_ text: Substring, _ styling: ParagraphStyling) {
    self.init(
      String(text),
      styles: styling.styles,
      paragraphStyle: styling.paragraphStyle
    )
  }
}
