internal import Foundation
internal import TextMeasurement

/// Finds the segments of a range, line by line.
struct SegmentComposer {
  /// The range: UTF-16 offsets in the text.
  let range: Range<Int>

  /// What they are wanted for.
  let type: TextSegment.Kind

  /// What is left out and made longer.
  let options: TextSegment.Options

  /// Whether lines end somewhere.
  let hasTrailingEdge: Bool

  /// The segments of a line.
  ///
  /// - Parameters:
  ///   - index: The line.
  ///   - lines: All lines that have segments.
  /// - Returns: At least one, from left to right.
  func segments(ofLine index: Int, in lines: [PlacedLineFragment]) -> [TextSegment] {
    let line = lines[index].line
    var spans = spans(of: line)
    if index == 0, options.contains(.headSegmentExtended) { extendToStart(&spans, line) }
    let isTail = index == lines.count - 1 && options.contains(.tailSegmentExtended)
    if isTail || type == .selection && goesOn(after: line) { extendToEnd(&spans, line) }
    let text = range.isEmpty ? range : line.textRange.offsets.clamped(to: range)
    return spans.map { segment(of: $0, lines[index], TextRange(text)) }
  }

  /// Whether the range goes on in the next line, or over the separator at the end of this one.
  private func goesOn(after line: TextLineFragment) -> Bool {
    let end = line.textRange.endLocation.offset
    return range.upperBound > end
      || range.upperBound == end && line.end == .mandatory && !range.isEmpty
  }

  /// What the range covers of a line, in layout units of the container; one without width if that
  /// is no text.
  private func spans(of line: TextLineFragment) -> [Range<Int64>] {
    let start = line.textRange.location.offset - line.characterRange.lowerBound
    let local = range.lowerBound - start..<range.upperBound - start
    guard !range.isEmpty, !line.isExtra else {
      let x = line.caretX(at: local.lowerBound)
      return [x..<x]
    }
    let covered = local.clamped(to: line.characterRange)
    let bytes =
      line.stored.utf8Offset(covered.lowerBound)..<line.stored.utf8Offset(covered.upperBound)
    let spans = line.prepared.spans(of: bytes, on: line.line)
    if !spans.isEmpty { return spans }
    let x = line.caretX(at: covered.lowerBound)
    return [x..<x]
  }

  /// Makes the segment longer that is where the line begins.
  private func extendToStart(_ spans: inout [Range<Int64>], _ line: TextLineFragment) {
    if line.prepared.isRightToLeft { extendRight(&spans, line) } else { extendLeft(&spans, line) }
  }

  /// Makes the segment longer that is where the line ends, if it ends somewhere.
  private func extendToEnd(_ spans: inout [Range<Int64>], _ line: TextLineFragment) {
    guard hasTrailingEdge else { return }
    if line.prepared.isRightToLeft { extendLeft(&spans, line) } else { extendRight(&spans, line) }
  }

  private func extendLeft(_ spans: inout [Range<Int64>], _ line: TextLineFragment) {
    guard let first = spans.first else { return }
    spans[0] = min(line.edges.lowerBound, first.lowerBound)..<first.upperBound
  }

  private func extendRight(_ spans: inout [Range<Int64>], _ line: TextLineFragment) {
    guard let last = spans.last else { return }
    spans[spans.count - 1] = last.lowerBound..<max(line.edges.upperBound, last.upperBound)
  }

  private func segment(
    of span: Range<Int64>,
    _ placed: PlacedLineFragment,
    _ text: TextRange
  ) -> TextSegment {
    let line = placed.line.line
    let top = LayoutUnit.sum(line.y + placed.line.shift.y, placed.origin.y)
    let below = type == .standard ? 0 : placed.line.spacing
    return TextSegment(
      range: options.contains(.rangeNotRequired) ? nil : text,
      frame: ContainerRect(
        left: span.lowerBound,
        top: top,
        right: span.upperBound,
        bottom: top + line.height + below
      ),
      baseline: CGFloat(units: line.baseline - line.y)
    )
  }
}
