public import Foundation
public import TextMeasurement

extension LabelModel {
  /// The size of the label that nothing limits but ``numberOfLines`` and
  /// ``preferredMaxLayoutWidth``.
  ///
  /// A label of one line is as wide as its text.
  ///
  /// - Complexity: O(*n*) in the text.
  public var intrinsicSize: CGSize {
    let width = numberOfLines.map { $0 > 1 } ?? true ? preferredMaxLayoutWidth : nil
    return sizeThatFits(ProposedSize(width: width, height: nil))
  }

  /// The size of what the label shows in a width.
  ///
  /// - Parameter proposal: The room for one line; its height limits nothing, so that a label
  ///   measured in little room is not drawn with a line less than it has.
  /// - Returns: The size in points, rounded outward to pixels, by which it may exceed a width that
  ///   is no whole number of them.
  /// - Complexity: O(*n*) in the text.
  public func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    measured(proposal).rounded(to: displayScale)
  }

  /// What the label shows in a width, with its exact size.
  ///
  /// - Parameter proposal: As for ``sizeThatFits(_:)``.
  /// - Returns: The lines, with the scale of the fonts, in a box of their own.
  /// - Complexity: O(*n*) in the text.
  public func measured(_ proposal: ProposedSize) -> MeasuredText {
    measured(proposal, options: options, lineLimit: numberOfLines, heightPolicy: .overflows)
  }

  /// What the label shows, measured in a box.
  func measured(
    _ proposal: ProposedSize,
    options: MeasuringOptions,
    lineLimit: Int?,
    heightPolicy: HeightPolicy
  ) -> MeasuredText {
    let (mode, truncation) = modes(lineLimit: lineLimit)
    var text = text
    let whole = TextOffset(utf8: 0)..<TextOffset(utf8: text.string.utf8.count)
    text.setParagraphStyle(in: whole) { $0.lineBreakMode = mode }
    return PreparedText(text, options: options).measured(
      proposal,
      fitting: FittingPolicy(
        lineLimit: lineLimit,
        heightPolicy: heightPolicy,
        truncation: truncation,
        shrink: ShrinkPolicy(
          minimumScale: minimumScaleFactor,
          tightening: allowsDefaultTighteningForTruncation ? Self.defaultTightening : 0
        )
      ),
      emptyPolicy: emptyPolicy
    )
  }

  /// How much closer letters may stand by default, in ems.
  private static let defaultTightening: CGFloat = 0.05

  /// How paragraphs break, and what is left out of the last line: a truncating mode in the style of
  /// a paragraph would make one line of it.
  private func modes(lineLimit: Int?) -> (LineBreakMode, Truncation?) {
    switch lineBreakMode {
    case .byWords, .byWholeWords, .byCharacters: (lineBreakMode, nil)
    case .clipping: (lineLimit.map { $0 <= 1 } ?? false ? .clipping : .byWords, nil)
    case .truncatingHead: (.byWords, Truncation(.head))
    case .truncatingMiddle: (.byWords, Truncation(.middle))
    case .truncatingTail: (.byWords, Truncation(.tail))
    }
  }
}
