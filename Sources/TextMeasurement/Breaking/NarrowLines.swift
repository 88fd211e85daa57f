internal import Synchronization

/// What a paragraph has found out for lines that are narrower than its words, bounded in bytes.
struct NarrowLines: Sendable {
  /// Where a line begins and ends: UTF-8 offsets in the paragraph.
  struct Ends: Hashable, Sendable {
    let start: UInt32
    let end: UInt32
  }

  /// The breaks inside words, once they were needed.
  fileprivate var wordBreaks: WordBreaks?

  /// Widths of lines so short that both ends had to be shaped together.
  fileprivate var shortWidths: [Ends: Reshaping.Width] = [:]

  /// The most widths that are remembered, at most one for each byte of the paragraph; they take
  /// 2 MB.
  fileprivate static let widthLimit = 1 << 15
}

extension Paragraph {
  /// The breaks inside words, made once.
  var breaksInsideWords: WordBreaks {
    narrowLines.withLock { memory in
      if let known = memory.wordBreaks { return known }
      let made = Workspace.lend { WordBreaks(self, $0.analyzer) }
      memory.wordBreaks = made
      return made
    }
  }

  /// The width of a line both of whose ends change its glyphs, measured by `measure` if it is not
  /// remembered.
  func shortLineWidth(
    from start: Int,
    to end: Int,
    _ measure: () -> Reshaping.Width
  ) -> Reshaping.Width {
    let ends = NarrowLines.Ends(start: UInt32(start), end: UInt32(end))
    if let width = narrowLines.withLock({ $0.shortWidths[ends] }) { return width }
    let width = measure()
    narrowLines.withLock { memory in
      let limit = min(NarrowLines.widthLimit, bytes.count)
      if memory.shortWidths.count >= limit { memory.shortWidths.removeAll() }
      memory.shortWidths[ends] = width
    }
    return width
  }
}
