internal import TextMeasurement
internal import Typography

/// How high text that is not laid out is likely to be, in layout units.
struct HeightEstimate {
  private let lineHeight: Double

  /// What is left before and after a paragraph.
  private let around: Double

  /// The part of a line that a UTF-16 code unit takes.
  private let lineShare: Double

  /// The estimate for text in a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - spacing: What is left around lines and paragraphs.
  ///   - width: The room for a line; `LayoutUnit.limit` if it has no end.
  ///   - options: How text is measured.
  init(_ style: TextStyle, spacing: ParagraphSpacing, width: Int64, _ options: MeasuringOptions) {
    let sample = PreparedText(StyledText(Self.sample, style: style), options: options)
    let size = sample.idealSize
    lineHeight = LayoutUnit(points: size.height).double + Double(spacing.line)
    around = Double(spacing.before + spacing.after)
    let advance = LayoutUnit(points: size.width).double / Double(Self.sample.utf8.count)
    lineShare = width < LayoutUnit.limit ? min(1, advance / Double(max(1, width))) : 0
  }

  /// Letters about as wide as text is on average.
  private static let sample = "etaoin shrdlu cmfwyp vbgkjqxz etaoin shrdlu, etaoin"

  /// The height of paragraphs.
  ///
  /// - Parameters:
  ///   - count: Their number.
  ///   - utf16Count: Their length in UTF-16.
  /// - Returns: What they share of lines, and half a line more for each, whose last line is not
  ///   full.
  func height(of count: Int, utf16Count: Int) -> Int64 {
    guard count > 0 else { return 0 }
    let lines =
      lineShare > 0 ? Double(utf16Count) * lineShare + 0.5 * Double(count) : Double(count)
    let height = max(Double(count), lines) * lineHeight + Double(count) * around
    return Int64(min(height, Double(LayoutUnit.limit)))
  }
}

extension LayoutUnit {
  /// The length in layout units.
  fileprivate var double: Double { Double(rawValue) }
}
