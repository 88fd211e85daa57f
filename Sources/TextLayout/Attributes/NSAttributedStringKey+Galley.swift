public import Foundation

// Where AppKit or UIKit is imported too, theirs are taken: they are the same keys.
extension NSAttributedString.Key {
  /// The font: a `Font`.
  @_disfavoredOverload
  public static var font: Self { Self(rawValue: "NSFont") }

  /// The style of paragraphs: a `ParagraphStyle`.
  @_disfavoredOverload
  public static var paragraphStyle: Self { Self(rawValue: "NSParagraphStyle") }

  /// What is left after each cluster beside the font's own kerning: a number of points.
  @_disfavoredOverload
  public static var kern: Self { Self(rawValue: "NSKern") }

  /// What is left after each cluster: a number of points.
  @_disfavoredOverload
  public static var tracking: Self { Self(rawValue: "CTTracking") }

  /// How far the text stands above the baseline: a number of points, negative below it.
  @_disfavoredOverload
  public static var baselineOffset: Self { Self(rawValue: "NSBaselineOffset") }

  /// Which ligatures are set: 0 for the required ones, 1 for the standard ones, 2 for all, or a
  /// `LigatureLevel`.
  @_disfavoredOverload
  public static var ligature: Self { Self(rawValue: "NSLigature") }

  /// What stands for each U+FFFC: an `Attachment`.
  @_disfavoredOverload
  public static var attachment: Self { Self(rawValue: "NSAttachment") }

  /// The directions that the span is set in, the outermost first: a list of numbers, each the sum
  /// of 1 for right to left and 2 for an override in place of an embedding.
  @_disfavoredOverload
  public static var writingDirection: Self { Self(rawValue: "NSWritingDirection") }

  /// The language: a BCP 47 tag.
  @_disfavoredOverload
  public static var languageIdentifier: Self { Self(rawValue: "NSLanguage") }

  /// How Markdown emphasises the text: the sum of 1 for italics, 2 for bold and 4 for code.
  @_disfavoredOverload
  public static var inlinePresentationIntent: Self {
    Self(rawValue: "NSInlinePresentationIntent")
  }
}
