internal import TextAnalysis
internal import Typography

/// A text as preparing takes it: its styles, resolved, and where they hold.
struct TextSpans {
  let table: StyleTable

  /// The spans, which tile the text; offsets are UTF-8 offsets in it.
  private let spans: [StyleSpan]

  /// The styles of paragraphs; `nil` if all have the same.
  private let paragraphStyles: StyledText?

  /// A text in one style.
  init(_ table: StyleTable) {
    self.table = table
    spans = table.wholeText
    paragraphStyles = nil
  }

  /// A text in several styles.
  ///
  /// A style holds from the start of a grapheme cluster on: one that begins inside begins after it.
  init(_ text: StyledText, resolve: (Font) -> ResolvedFont) {
    var styles: [TextStyle] = []
    var indices: [TextStyle: Int] = [:]
    var ends: [(end: Int, style: Int)] = []
    for run in text.runs {
      let style = run.style.measured
      let index = indices[style] ?? styles.count
      if index == styles.count {
        indices[style] = index
        styles.append(style)
      }
      let end = text.string.endOfCluster(at: run.range.upperBound.utf8)
      if let last = ends.last, last.style == index {
        ends[ends.count - 1].end = end
      } else if end > ends.last?.end ?? -1 {
        ends.append((end, index))
      }
    }
    let table = StyleTable(styles, resolve: resolve)
    self.table = table
    spans = ends.map { end, index in
      StyleSpan(
        end: end,
        font: table.fonts[index],
        style: index,
        hasAttachment: styles[index].attachment != nil
      )
    }
    paragraphStyles = text
  }

  /// The spans of a part of the text, with offsets in the part; at least one, and the last reaches
  /// the part's end or beyond.
  func spans(in range: Range<Int>) -> [StyleSpan] {
    if spans.count == 1 { return spans }
    var index = min(spans.partitioningIndex { $0.end > range.lowerBound }, spans.count - 1)
    var part: [StyleSpan] = []
    repeat {
      var span = spans[index]
      span.end -= range.lowerBound
      part.append(span)
      index += 1
    } while index < spans.count && spans[index - 1].end < range.upperBound
    return part
  }

  /// The style of the paragraph that begins at an offset; `nil` if all have the same.
  func paragraphStyle(at offset: Int) -> ParagraphStyle? {
    paragraphStyles?.paragraphStyle(at: TextOffset(utf8: offset))
  }
}

extension String {
  /// A UTF-8 offset moved to the end of the grapheme cluster that it lies in, if it lies in one.
  fileprivate func endOfCluster(at offset: Int) -> Int {
    let index = index(at: TextOffset(utf8: offset))
    let isScalar = utf8.distance(from: startIndex, to: index) == offset
    if isScalar, Index(index, within: self) != nil { return offset }
    return utf8.distance(from: startIndex, to: self.index(after: index))
  }
}
