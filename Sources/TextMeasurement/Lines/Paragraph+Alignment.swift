extension Paragraph {
  /// Whether a line has the indent of a first one.
  ///
  /// The empty line after the paragraph's separator has: it is the first of another paragraph.
  func isFirst(_ line: LineSpan) -> Bool { line.start == 0 || line.start == text.count }

  /// The left edge of a line's content, in layout units.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - width: The width of the text.
  /// - Returns: The distance from the left edge of the text.
  func x(of line: LineSpan, in width: Int64) -> Int64 {
    let start = rules.indents.start(isFirst: isFirst(line))
    let end = rules.indents.end(in: width)
    let isRightToLeft = baseLevel.isRightToLeft
    return x(
      of: line,
      from: isRightToLeft ? width - end : start,
      to: isRightToLeft ? width - start : end
    )
  }

  /// The left edge of a line's content between the edges of its room, in layout units.
  func x(of line: LineSpan, from left: Int64, to right: Int64) -> Int64 {
    x(ofWidth: line.width, from: left, to: right)
  }

  /// The left edge of a content of some width between the edges of its room, in layout units.
  func x(ofWidth width: Int64, from left: Int64, to right: Int64) -> Int64 {
    let isRightToLeft = baseLevel.isRightToLeft
    let isFlushRight: Bool
    switch rules.style.alignment {
    case .center: return left + (right - left - width) / 2
    case .natural, .justified: isFlushRight = isRightToLeft
    case .leading: isFlushRight = rules.style.baseDirection == .rightToLeft
    case .trailing: isFlushRight = rules.style.baseDirection != .rightToLeft
    }
    return isFlushRight ? right - width : left
  }
}
