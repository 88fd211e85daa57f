/// How other systems make the height of a line a whole number, for those who must agree with them.
///
/// Galley itself rounds nothing.
public enum LineHeightRounding: Hashable, Sendable, CaseIterable {
  /// Ascent, descent and line gap are rounded one by one; a font whose gap rounds to 0 or less gets
  /// a fifth of the sum more, rounded.
  ///
  /// Source: `NSLayoutManager.defaultLineHeight(for:)` of AppKit.
  case appKit

  /// Ascent, descent and line gap are rounded up one by one.
  ///
  /// Source: WebKit on iOS, `FontCocoa.mm`.
  case webKit

  /// Ascent, descent and line gap are rounded one by one.
  ///
  /// Source: Chromium, `font_metrics.cc`.
  case blink

  /// The height of a line.
  ///
  /// - Parameters:
  ///   - ascent: In points, positive above the baseline.
  ///   - descent: In points, positive below the baseline.
  ///   - lineGap: In points.
  /// - Returns: A whole number of points.
  public func lineHeight(ascent: Double, descent: Double, lineGap: Double) -> Double {
    let rule: FloatingPointRoundingRule =
      self == .webKit ? .up : .toNearestOrAwayFromZero
    let gap = lineGap.rounded(rule)
    let height = ascent.rounded(rule) + descent.rounded(rule) + gap
    guard self == .appKit, gap <= 0 else { return height }
    return height + (0.2 * height).rounded(.toNearestOrAwayFromZero)
  }
}
