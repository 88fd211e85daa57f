public import Foundation
public import TextMeasurement

/// What the measuring functions of AppKit and UIKit for strings answer, for programs that move.
///
/// ``TextMeasurer`` tells more, and what a view needs. These answers differ from its own:
/// - rectangles begin at zero, and neither they nor sizes include the indents that all lines share;
/// - white space at the end of the text and before a newline counts, as far as there is room;
/// - the line gap of fonts counts only if it is asked for;
/// - a width or a height of 0 has no limit.
///
/// Answers are exact: AppKit's and UIKit's, too, are to be rounded up before a view gets them.
///
/// Source: `NSStringDrawing.h`; indents as tests of GNUstep found them in AppKit.
public struct StringDrawing: Hashable, Sendable {
  /// What texts do not say themselves.
  public var defaultStyle: TextStyle

  /// Makes the functions.
  ///
  /// - Parameter defaultStyle: What texts do not say themselves; AppKit and UIKit take Helvetica at
  ///   12 pt.
  public init(defaultStyle: TextStyle) {
    self.defaultStyle = defaultStyle
  }

  /// The rectangle of a text that wraps at a width, as `boundingRect(with:options:)` tells it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The width at which lines wrap, in points, and the height below which
  ///     ``StringDrawingOptions/truncatesLastVisibleLine`` leaves lines out. What is not above 0
  ///     has no limit.
  ///   - options: How it is measured.
  /// - Returns: A rectangle at zero, in points; it exceeds `size` where a word or the lines do.
  /// - Complexity: O(*n*) in the text.
  public func boundingRect(
    of text: some MeasurableText,
    with size: CGSize,
    options: StringDrawingOptions = []
  ) -> CGRect {
    let truncates = options.contains(.truncatesLastVisibleLine)
    let proposal = ProposedSize(
      width: size.width > 0 ? size.width : nil,
      height: size.height > 0 ? size.height : nil
    )
    var measuring = MeasuringOptions()
    measuring.usesFontLeading = options.contains(.usesFontLeading)
    let measured = TextMeasurer(defaultStyle: defaultStyle).measure(
      text,
      proposal: proposal,
      options: measuring,
      fitting: FittingPolicy(
        heightPolicy: truncates ? .truncates : .overflows,
        truncation: truncates ? Truncation(.tail) : nil
      )
    )
    return CGRect(origin: .zero, size: columnSize(of: measured, in: proposal.width))
  }

  /// The size of a text with one line for each hard break, as `size()` tells it.
  ///
  /// - Parameter text: The text.
  /// - Returns: The size in points.
  /// - Complexity: O(*n*) in the text.
  public func size(of text: some MeasurableText) -> CGSize {
    boundingRect(of: text, with: .zero).size
  }

  /// The size of the column that lines stand in, as wide as a width at most where white space ends
  /// it.
  private func columnSize(of measured: MeasuredText, in width: CGFloat?) -> CGSize {
    let right = width ?? .infinity
    return ContainerRect(around: measured.lines) { line in
      guard line.end == .mandatory || line.end == .endOfText else { return line.width }
      return max(line.width, min(line.advance, right - line.x))
    }.size
  }
}
