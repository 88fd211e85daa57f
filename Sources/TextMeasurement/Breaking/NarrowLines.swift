internal import Synchronization

/// What a paragraph has found out for lines that are narrower than its words, bounded in bytes.
struct NarrowLines: Sendable {
  /// The breaks inside words, once they were needed.
  fileprivate var wordBreaks: WordBreaks?

  /// Widths of lines so short that both ends had to be shaped together, once there were any, by the
  /// UTF-8 offsets of both.
  fileprivate var shortWidths: SlottedCache<Reshaping.Width>?

  /// The most widths that are remembered, about one for four bytes of the paragraph; they
  /// take 1 MB.
  private static let widthLimit = 1 << 15

  /// Makes room for widths, once.
  fileprivate mutating func makeRoom(for paragraph: Paragraph) {
    guard shortWidths == nil else { return }
    shortWidths = SlottedCache(capacity: min(Self.widthLimit, paragraph.text.count / 4))
  }
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
    let ends = UInt64(start) << 32 | UInt64(end)
    if let width = narrowLines.withLock({ $0.shortWidths?[ends] }) { return width }
    let width = measure()
    narrowLines.withLock { memory in
      memory.makeRoom(for: self)
      memory.shortWidths?[ends] = width
    }
    return width
  }
}
