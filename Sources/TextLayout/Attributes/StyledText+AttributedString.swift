public import Foundation
public import TextMeasurement

extension StyledText {
  /// Makes a text of an attributed string.
  ///
  /// What moves text is in the attributes of ``AttributeScopes/GalleyAttributes``, and in these of
  /// Foundation:
  ///
  /// | Attribute | Becomes |
  /// |---|---|
  /// | `languageIdentifier` | `language` |
  /// | `writingDirection`, not on Apple's systems | `baseDirection` of the paragraph style |
  /// | `inlinePresentationIntent`, on Apple's systems | bold, italic, embedded monospaced family |
  /// | `link` | `rendering["NSLink"]`, which moves nothing |
  ///
  /// All others, colours among them, are left out; they neither move text nor divide it.
  ///
  ///     var text = AttributedString("Total 12.50")
  ///     text.font = .system(size: 13)
  ///     PreparedText(StyledText(text, defaultStyle: TextStyle(font: .system(size: 17))))
  ///
  /// - Parameters:
  ///   - attributed: The attributed string.
  ///   - defaultStyle: What its attributes do not say, and the style of an empty text. A name that
  ///     `rendering` has in both has the value of the attribute.
  ///   - defaultParagraphStyle: The style of paragraphs whose first character has none.
  /// - Complexity: O(*n*) in the bytes and the runs.
  public init(
    _ attributed: AttributedString,
    defaultStyle: TextStyle,
    defaultParagraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init("", style: defaultStyle, paragraphStyle: defaultParagraphStyle)
    // All at once, as slices of `characters` would end between grapheme clusters.
    let text = String(attributed.characters[attributed.startIndex..<attributed.endIndex])
    var start = text.startIndex
    for run in attributed.runs {
      let end = text.utf8.index(start, offsetBy: attributed.utf8[run.range].count)
      append(text[start..<end], SpanAttributes(run), over: defaultStyle, defaultParagraphStyle)
      start = end
    }
  }
}
