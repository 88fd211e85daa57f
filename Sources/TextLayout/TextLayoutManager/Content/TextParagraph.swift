public import TextMeasurement

/// A paragraph of a content storage as it was when it was asked for.
///
/// Source: TextKit's `NSTextParagraph`.
public struct TextParagraph: Sendable {
  /// Where it lies in the text, with its separator.
  public let elementRange: TextRange

  /// Where its text lies, without the separator.
  public let paragraphContentRange: TextRange

  /// Where its separator lies: LF, CR, CRLF, U+0085 or U+2029; empty, at its end, if it has none.
  public let paragraphSeparatorRange: TextRange

  private let stored: StoredParagraph

  /// Takes a paragraph that begins at a UTF-16 offset.
  init(_ stored: StoredParagraph, at start: Int) {
    self.stored = stored
    let end = start + stored.utf16Count
    let contentEnd = end - stored.separatorLength
    elementRange = TextRange(start..<end)
    paragraphContentRange = TextRange(start..<contentEnd)
    paragraphSeparatorRange = TextRange(contentEnd..<end)
  }

  /// Its characters, with the separator.
  public var string: String { String(stored.text) }

  /// Its characters and their styles, with the separator.
  public var styledText: StyledText { StyledText(stored.text, stored.styling) }

  /// How its lines break and stand.
  public var paragraphStyle: ParagraphStyle { stored.styling.paragraphStyle }
}

extension StoredParagraph {
  /// The length of the separator at the end, in UTF-16; 0 if there is none.
  fileprivate var separatorLength: Int {
    guard endsInSeparator else { return 0 }
    return text.utf8.suffix(2).elementsEqual([0x0D, 0x0A]) ? 2 : 1
  }
}
