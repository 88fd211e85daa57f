public import Foundation
public import TextMeasurement

/// Text that can be measured once its styles are known.
public protocol MeasurableText {
  /// The text with its styles.
  ///
  /// - Parameters:
  ///   - defaultStyle: What the text does not say itself, and the style of an empty one.
  ///   - defaultParagraphStyle: The style of paragraphs that have none.
  /// - Returns: The same characters, each with its style.
  /// - Complexity: O(*n*) in the bytes and the runs.
  func styledText(defaultStyle: TextStyle, defaultParagraphStyle: ParagraphStyle) -> StyledText

  /// What of the text cannot be measured, and is left out; nothing, unless a kind of text says so.
  var unreadableAttributes: [UnreadableAttribute] { get }
}

extension MeasurableText {
  /// Nothing is left out.
  public var unreadableAttributes: [UnreadableAttribute] { [] }
}

extension String: MeasurableText {
  /// The text in one style.
  public func styledText(
    defaultStyle: TextStyle,
    defaultParagraphStyle: ParagraphStyle
  ) -> StyledText {
    StyledText(self, style: defaultStyle, paragraphStyle: defaultParagraphStyle)
  }
}

extension StyledText: MeasurableText {
  /// The text as it is, for it has all its styles.
  public func styledText(
    defaultStyle: TextStyle,
    defaultParagraphStyle: ParagraphStyle
  ) -> StyledText {
    self
  }
}

extension AttributedString: MeasurableText {
  /// The text with the styles that its attributes say.
  public func styledText(
    defaultStyle: TextStyle,
    defaultParagraphStyle: ParagraphStyle
  ) -> StyledText {
    StyledText(self, defaultStyle: defaultStyle, defaultParagraphStyle: defaultParagraphStyle)
  }
}

extension NSAttributedString: MeasurableText {
  /// The text with the styles that its attributes say.
  public func styledText(
    defaultStyle: TextStyle,
    defaultParagraphStyle: ParagraphStyle
  ) -> StyledText {
    StyledText(self, defaultStyle: defaultStyle, defaultParagraphStyle: defaultParagraphStyle)
  }

  /// The attributes that would move text, but are left out as their values are of other types.
  ///
  /// - Complexity: O(*n*) in the spans.
  public var unreadableAttributes: [UnreadableAttribute] {
    StyledText.unreadableAttributes(of: self)
  }
}
