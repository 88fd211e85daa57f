public import Foundation
public import TextMeasurement

extension StyledText {
  /// Makes a text of an attributed string with the keys of AppKit and UIKit.
  ///
  /// | Key | Raw value | Value | Becomes |
  /// |---|---|---|---|
  /// | `.font` | `NSFont` | `Font` | `font` |
  /// | `.kern` | `NSKern` | number | `kern`; 0 switches kerning off |
  /// | `.tracking` | `CTTracking` | number | `tracking`, which comes before `kern` |
  /// | `.baselineOffset` | `NSBaselineOffset` | number | `baselineOffset` |
  /// | `.ligature` | `NSLigature` | 0, 1, 2 or `LigatureLevel` | `ligatures` |
  /// | `.attachment` | `NSAttachment` | `Attachment` | `attachment` |
  /// | `.writingDirection` | `NSWritingDirection` | list of numbers | `writingDirections` |
  /// | `.languageIdentifier` | `NSLanguage` | string | `language` |
  /// | `.inlinePresentationIntent` | `NSInlinePresentationIntent` | number | bold, italic, code |
  /// | `.paragraphStyle` | `NSParagraphStyle` | `ParagraphStyle` | style of paragraphs |
  /// | others | | string, number, URL | `rendering`, by raw value |
  ///
  /// Numbers are points, and may be `NSNumber`, `CGFloat` or of Swift's types. Code is set in the
  /// embedded monospaced family. A key of the table with another value, such as AppKit's own
  /// `NSFont`, says nothing; ``unreadableAttributes(of:)`` names it. Other keys move nothing,
  /// `NSSuperScript` and `NSExpansion` among them; where their values are not
  /// text or numbers, they are left out.
  ///
  /// A surrogate without its other half becomes U+FFFD. A span that begins inside a pair begins
  /// after it.
  ///
  /// Source: the values of the constants in AppKit, UIKit and CoreText.
  ///
  /// - Parameters:
  ///   - attributed: The attributed string.
  ///   - defaultStyle: What its attributes do not say, and the style of an empty text. A name that
  ///     `rendering` has in both has the value of the attribute.
  ///   - defaultParagraphStyle: The style of paragraphs whose first character has none.
  /// - Complexity: O(*n*) in the bytes and the spans.
  public init(
    _ attributed: NSAttributedString,
    defaultStyle: TextStyle,
    defaultParagraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init("", style: defaultStyle, paragraphStyle: defaultParagraphStyle)
    var text = attributed.string
    // A lone surrogate is U+FFFD in UTF-8, and so one code unit of UTF-16 as before.
    text.makeContiguousUTF8()
    var cursor = OffsetCursor(text)
    var start = text.startIndex
    attributed.forEachSpan { span, range, _ in
      cursor.moveUp(to: range.upperBound)
      let end = text.index(at: cursor.textOffset)
      append(text[start..<end], span, over: defaultStyle, defaultParagraphStyle)
      start = end
    }
  }

  /// The attributes that would move text, but are left out as their values are of other types.
  ///
  /// One for each of them and each span, in the order of the text and then of the names.
  ///
  /// - Complexity: O(*n*) in the spans.
  public static func unreadableAttributes(
    of attributed: NSAttributedString
  ) -> [UnreadableAttribute] {
    var all: [UnreadableAttribute] = []
    attributed.forEachSpan { _, _, unreadable in all += unreadable }
    return all
  }
}

extension NSAttributedString {
  /// Hands on what the attributes of each span say, where it lies and what of it is unreadable.
  fileprivate func forEachSpan(
    _ body: (SpanAttributes, Range<UTF16Offset>, [UnreadableAttribute]) -> Void
  ) {
    guard length > 0 else { return }
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let range = UTF16Offset(utf16: range.lowerBound)..<UTF16Offset(utf16: range.upperBound)
      var span = SpanAttributes()
      let unreadable = attributes.filter { !span.read($0.value, for: $0.key) }
        .map { UnreadableAttribute(name: $0.key.rawValue, range: range, value: $0.value) }
        .sorted { $0.name < $1.name }
      body(span, range, unreadable)
    }
  }
}

extension OffsetCursor {
  /// Moves to an offset, and on to the end of the scalar if that is inside one.
  fileprivate mutating func moveUp(to offset: UTF16Offset) {
    move(to: offset)
    if utf16Offset < offset { move(to: UTF16Offset(utf16: offset.utf16 + 1)) }
  }
}
