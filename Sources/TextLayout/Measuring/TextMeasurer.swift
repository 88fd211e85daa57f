public import Foundation
public import TextMeasurement

/// Measures texts that are offered a size.
///
/// A value that threads may share. Text wraps at the width that is proposed, and stands below the
/// top of its box, never around a baseline. Every answer is worked out from the whole question, so
/// that none depends on what was asked before.
///
///     let measurer = TextMeasurer(defaultStyle: TextStyle(font: .system(size: 17)))
///     let measured = measurer.measure("Einstellungen", proposal: ProposedSize(width: 120, height: nil))
///     measured.rounded(to: 2)
///
/// To ask one text about many sizes, keep a `PreparedText`.
public struct TextMeasurer: Hashable, Sendable {
  /// What texts do not say themselves: all of how a `String` is set.
  public var defaultStyle: TextStyle

  /// What the size of an empty text is.
  public var emptyPolicy: EmptyTextPolicy

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - defaultStyle: What texts do not say themselves.
  ///   - emptyPolicy: What the size of an empty text is.
  public init(defaultStyle: TextStyle, emptyPolicy: EmptyTextPolicy = .oneLine) {
    self.defaultStyle = defaultStyle
    self.emptyPolicy = emptyPolicy
  }

  /// Measures a text in what is proposed.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - proposal: What the text is offered. Its height limits nothing unless `fitting` says so.
  ///   - options: How text is laid out, its insets included; its paragraph style is that of
  ///     paragraphs that have none.
  ///   - fitting: What is done about text that does not fit.
  /// - Returns: The size and the lines, which are kept, so that painting finds none of them again.
  /// - Complexity: O(*n*) in the text.
  public func measure(
    _ text: some MeasurableText,
    proposal: ProposedSize = .unspecified,
    options: MeasuringOptions = MeasuringOptions(),
    fitting: FittingPolicy = FittingPolicy()
  ) -> MeasuredText {
    prepare(text, options: options).measured(
      proposal,
      fitting: fitting,
      emptyPolicy: emptyPolicy,
      unreadable: text.unreadableAttributes
    )
  }

  /// The size of a text that is not wrapped: one line for each hard break.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: As for ``measure(_:proposal:options:fitting:)``.
  /// - Returns: The exact size in points, without white space at the ends of lines.
  /// - Complexity: O(*n*) in the text; no lines are built.
  public func naturalSize(
    of text: some MeasurableText,
    options: MeasuringOptions = MeasuringOptions()
  ) -> CGSize {
    let prepared = prepare(text, options: options)
    if prepared.text.isEmpty, emptyPolicy == .zero { return .zero }
    return CGSize(prepared.idealSize)
  }

  /// The text prepared in its styles.
  private func prepare(_ text: some MeasurableText, options: MeasuringOptions) -> PreparedText {
    PreparedText(
      text.styledText(
        defaultStyle: defaultStyle,
        defaultParagraphStyle: options.paragraphStyle
      ),
      options: options
    )
  }
}
