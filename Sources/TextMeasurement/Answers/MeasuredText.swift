public import Typography

/// What measuring a text in a box gives.
public struct MeasuredText: Sendable {
  /// The text, prepared; it answers further questions without being shaped again.
  ///
  /// Smaller or tighter than the one that was asked about, where a limit allows that.
  public let text: PreparedText

  /// The width that was proposed, in points; `nil` if none was.
  public let proposedWidth: Double?

  /// The height that was proposed, in points; `nil` if none was.
  public let proposedHeight: Double?

  /// The width of the widest line, without white space at its end, and the sum of the lines'
  /// heights, in points.
  public let size: Size

  /// The number of lines, at least 1.
  public let lineCount: Int

  /// What was odd about the text before it was prepared.
  private let earlierWarnings: [MeasuringWarning]

  /// The lines that were found with the size; `nil` if they are found when one asks.
  private let kept: KeptLines?

  /// How wide the text is, in points.
  public var width: Double { size.width }

  /// How high the text is, in points.
  public var height: Double { size.height }

  /// The lines.
  public var lines: [Line] { kept?.shown.lines ?? text.lines(forWidth: proposedWidth) }

  /// The lines as they are shown, to be painted or asked by ``TextPlaces``.
  ///
  /// - Complexity: O(1) if the text was measured with a limit, for its lines were kept then;
  ///   otherwise that of ``lines``.
  public var shown: LimitedText {
    kept?.shown ?? text.limited(forWidth: proposedWidth, LineLimit())
  }

  /// What the style of the last line's paragraph leaves between lines, in points.
  ///
  /// Nothing is left below the last line; who stacks texts of one style adds this to ``height``.
  public var trailingLineSpacing: Double {
    let last = kept?.shown.lines.last?.paragraph ?? text.paragraphs.count - 1
    return LayoutUnit(rawValue: text.paragraphs[last].rules.stacking.lineSpacing).points
  }

  /// Whether the text fits in what was proposed, or by how much not.
  public var fit: Fit { Fit(size, width: proposedWidth, height: proposedHeight) }

  /// The scale of the fonts: 1 if they are as large as was asked.
  public var scale: Double { kept?.shown.scale ?? 1 }

  /// What was odd about the question or its answer.
  public var warnings: [MeasuringWarning] {
    var warnings = earlierWarnings
    warnings += text.substitutions.map(MeasuringWarning.substitution)
    warnings += text.unhyphenatedLanguages.map(MeasuringWarning.noHyphenation)
    for length in [proposedWidth, proposedHeight].compactMap(\.self) where !(length >= 0) {
      warnings.append(.invalidProposal(length))
    }
    return warnings
  }
}

extension MeasuredText {
  /// Makes the answer for a text whose lines are found when one asks.
  init(
    text: PreparedText,
    proposedWidth: Double?,
    proposedHeight: Double?,
    size: Size,
    lineCount: Int
  ) {
    self.text = text
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.size = size
    self.lineCount = lineCount
    earlierWarnings = []
    kept = nil
  }

  /// Makes the answer for lines that were found.
  ///
  /// - Parameters:
  ///   - shown: The lines.
  ///   - proposedWidth: The width that was proposed, in points.
  ///   - proposedHeight: The height that was proposed, in points.
  ///   - size: The size, in points; `nil` takes that of the lines.
  ///   - earlierWarnings: What was odd about the text before it was prepared.
  package init(
    _ shown: LimitedText,
    proposedWidth: Double?,
    proposedHeight: Double?,
    size: Size? = nil,
    earlierWarnings: [MeasuringWarning] = []
  ) {
    text = shown.text
    self.proposedWidth = proposedWidth
    self.proposedHeight = proposedHeight
    self.size = size ?? shown.size
    lineCount = shown.lines.count
    self.earlierWarnings = earlierWarnings
    kept = KeptLines(shown)
  }
}

extension MeasuredText: CustomStringConvertible {
  /// The size and the number of lines, for people.
  public var description: String {
    "\(Self.plain(width)) × \(Self.plain(height)) pt, \(lineCount) line\(lineCount == 1 ? "" : "s")"
  }

  /// A length with two decimals at most.
  private static func plain(_ length: Double) -> String {
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

/// Lines that were found with a size.
///
/// An object, so that texts that are measured without them are not as large as if they had some.
private final class KeptLines: Sendable {
  let shown: LimitedText

  init(_ shown: LimitedText) {
    self.shown = shown
  }
}
