internal import TextMeasurement

// Paragraphs as what is laid out one by one.
extension LineStore {
  /// How much is known of a paragraph.
  func knowledge(ofParagraph index: Int) -> FrameKnowledge {
    guard isColumn else {
      if index < flow.paragraph { return .lines }
      return index == flow.paragraph && flow.isFinished && flow.position.offset > 0 ? .lines : .none
    }
    return switch paragraphs[index].layout?.progress {
    case nil, .begun: .none
    case .framed: .frame
    case .finished: .lines
    }
  }

  /// The paragraphs that can have lines: in containers that are full, those that have some.
  var heldParagraphs: Range<Int> {
    guard !isColumn, flow.isFinished, flow.hasOverflowed else { return 0..<paragraphs.count }
    return 0..<min(paragraphs.count, flow.position.offset > 0 ? flow.paragraph + 1 : flow.paragraph)
  }

  /// Drops the lines of paragraphs, and tells nobody.
  func dropLines(ofParagraphs range: Range<Int>) {
    guard !range.isEmpty else {
      hasLaidOutEmptyText = false
      return linesDidChange()
    }
    forget(range) { $0.removeLines() }
  }

  /// Drops the lines and the glyphs of paragraphs of a column that are laid out, and keeps what
  /// room they take.
  ///
  /// The last paragraph stays if it says how high the empty line after it is.
  ///
  /// - Complexity: O(log *n* + *k*) in the paragraphs.
  func dropContents(ofParagraphs range: Range<Int>) {
    guard isColumn else { return }
    let end = hasExtraLine ? paragraphs.count - 1 : paragraphs.count
    let range = range.clamped(to: 0..<max(0, end))
    guard !range.isEmpty else { return }
    paragraphs.update(in: range) { _, paragraph in
      if paragraph.layout?.progress == .finished { paragraph.layout?.removeContents() }
      return true
    }
  }

  /// Lays out the paragraphs of a column that meet a band, from the one that stands highest.
  ///
  /// What is above them moves by what estimates were wrong, so their place is that of now, and the
  /// band is filled from its top.
  func ensureLayout(ofColumnFrom top: Int64, to bottom: Int64) {
    guard let first = paragraph(at: max(0, top)) else { return }
    let band = columnParagraphs(from: top, to: bottom)
    guard paragraphs.summary(in: band).incomplete > 0 else { return }
    pass(in: 0) {
      var index = first
      while index < paragraphs.count, tileTop(index) < bottom {
        layOutColumn(paragraph: index)
        index += 1
      }
    }
  }
}
