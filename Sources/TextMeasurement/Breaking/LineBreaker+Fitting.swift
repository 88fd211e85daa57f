internal import TextAnalysis
internal import Typography

extension LineBreaker {
  /// A line made as wide as its room where the style asks for that: justified, or cut.
  func fitted(_ line: LineSpan, in room: Int64) -> LineSpan {
    var line = line
    if paragraph.rules.style.lineBreakMode.cutsLines {
      line.isClipped = line.width > room
      line.width = min(line.width, room)
    } else if line.reason == .opportunity, room < LayoutUnit.limit {
      line.stretch = stretch(of: line, in: room)
      line.width += line.stretch
    }
    return line
  }

  /// How much wider the spaces of a line become; 0 if there are none or they would be too wide.
  private func stretch(of line: LineSpan, in room: Int64) -> Int64 {
    let missing = room - line.width
    guard missing > 0, !hasTab(line) else { return 0 }
    var count: Int64 = 0
    paragraph.forEachJustifiedSpace(in: line.start..<line.contentEnd) { _ in count += 1 }
    guard count > 0 else { return 0 }
    let limit = paragraph.rules.style.largestSpace
    if limit.isFinite {
      let run = paragraph.runs[paragraph.runIndex(at: line.start)]
      let allowed = Double(run.spaceAdvance) * max(0, limit - 1)
      guard Double(missing) <= Double(count) * allowed else { return 0 }
    }
    return missing
  }

  private func hasTab(_ line: LineSpan) -> Bool {
    paragraph.tabs.contains { line.start <= $0.offset && $0.offset < line.contentEnd }
  }
}

extension Paragraph {
  /// Visits the spaces that justified text makes wider: U+0020 and U+00A0, each by the UTF-8 offset
  /// at which it ends.
  func forEachJustifiedSpace(in range: Range<Int>, _ visit: (Int) -> Void) {
    text.withUnsafeBufferPointer { bytes in
      for offset in range {
        if bytes[offset] == 0x20 { visit(offset + 1) }
        if bytes[offset] == 0xC2, offset + 1 < bytes.count, bytes[offset + 1] == 0xA0 {
          visit(offset + 2)
        }
      }
    }
  }
}

extension ParagraphRun {
  /// How far a space in the run's face moves the pen, in layout units.
  fileprivate var spaceAdvance: Int64 {
    let font = ScaledFont(shaped.item.instance, size: 0)
    return font.glyph(for: " ").map { scale.layoutUnits(Int64(font.designAdvance(of: $0))) } ?? 0
  }
}
