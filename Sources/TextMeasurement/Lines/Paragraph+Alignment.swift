extension Paragraph {
  /// The left edge of a line's content, in layout units.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - width: The width of the text.
  /// - Returns: The distance from the left edge of the text.
  func x(of line: LineSpan, in width: Int64) -> Int64 {
    let start = rules.indents.start(isFirst: line.start == 0)
    let end = rules.indents.end(in: width)
    let isRightToLeft = baseLevel.isRightToLeft
    let left = isRightToLeft ? width - end : start
    let right = isRightToLeft ? width - start : end
    let isFlushRight: Bool
    switch rules.style.alignment {
    case .center: return left + (right - left - line.width) / 2
    case .natural, .justified: isFlushRight = isRightToLeft
    case .leading: isFlushRight = rules.style.baseDirection == .rightToLeft
    case .trailing: isFlushRight = rules.style.baseDirection != .rightToLeft
    }
    return isFlushRight ? right - line.width : left
  }
}
