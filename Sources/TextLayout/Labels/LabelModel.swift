public import Foundation
public import TextMeasurement

/// The arithmetic of a label: a view that shows one text on a limited number of lines.
///
///     var label = LabelModel("Einstellungen", style: TextStyle(font: .system(size: 17)))
///     label.displayScale = 2
///     label.intrinsicSize
///
/// Sizes are rounded outward to whole pixels. They are worked out anew with each question.
///
/// Source: `UILabel`. A proposal of 0 asks for the minimum here, as everywhere, and not for the
/// size without a limit.
public struct LabelModel: Hashable, Sendable {
  /// The text; ``lineBreakMode`` comes before those of its paragraphs.
  public var text: StyledText

  /// The most lines; `nil` has no limit, and less than 1 becomes `nil`, as 0 has no limit in
  /// `UILabel`.
  public var numberOfLines: Int? = 1 {
    didSet { if let limit = numberOfLines, limit < 1 { numberOfLines = nil } }
  }

  /// The width at which ``intrinsicSize`` wraps a label of several lines, in points; `nil` has no
  /// limit, as 0 has in `UILabel`.
  public var preferredMaxLayoutWidth: CGFloat?

  /// The least scale of the fonts at which text is shown before any is left out; 0 means that they
  /// do not shrink.
  public var minimumScaleFactor: CGFloat = 0

  /// Whether letters may stand closer, by up to a twentieth of an em, before text is left out.
  public var allowsDefaultTighteningForTruncation = false

  /// How text is cut into lines, and the end of the last one.
  ///
  /// Truncating modes cut the last line that is shown, and wrap those before it between words.
  /// Clipping is for one line; several wrap between words, and the lines for which there is no room
  /// are left out.
  public var lineBreakMode: LineBreakMode = .truncatingTail

  /// What the size of the label is without text.
  public var emptyPolicy: EmptyTextPolicy = .zero

  /// The pixels in one point, above 0; any other value leaves sizes exact.
  public var displayScale: CGFloat = 1

  /// How the text is laid out; its paragraph style is not looked at.
  public var options = MeasuringOptions()

  /// Makes a label of one line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: What the text does not say itself.
  ///   - paragraphStyle: The style of paragraphs that have none.
  public init(
    _ text: some MeasurableText,
    style: TextStyle,
    paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.text = text.styledText(defaultStyle: style, defaultParagraphStyle: paragraphStyle)
  }

  /// Makes a label of one line.
  ///
  /// - Parameter text: The text.
  public init(_ text: StyledText) {
    self.text = text
  }
}
