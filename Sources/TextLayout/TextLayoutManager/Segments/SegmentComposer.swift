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
  ///   - placed: The line.
  ///   - isFirst: Whether the range begins on it.
  ///   - isLast: Whether the range ends on it.
  /// - Returns: At least one, from left to right.
  func segments(of placed: PlacedLineFragment, isFirst: Bool, isLast: Bool) -> [TextSegment] {
    let line = placed.line
    var spans = spans(of: line)
    let isRightToLeft = line.prepared.isRightToLeft
    if isFirst, options.contains(.headSegmentExtended) {
      isRightToLeft ? extendRight(&spans, line) : extendLeft(&spans, line)
    }
    let goesOn =
      type == .selection && range.upperBound >= line.textRange.endLocation.offset
      && !(isLast && line.end == .endOfText)
    if goesOn && !range.isEmpty || isLast && options.contains(.tailSegmentExtended) {
      isRightToLeft ? extendLeft(&spans, line) : extendRight(&spans, line)
    }
    let text = line.textRange.offsets.clamped(to: range)
    return spans.map { segment(of: $0, placed, TextRange(range.isEmpty ? range : text)) }
  }

  /// What the range covers of a line, in layout units of the container; one without width if that is no
  /// text.
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

  private func extendLeft(_ spans: inout [Range<Int64>], _ line: TextLineFragment) {
    guard hasTrailingEdge || !line.prepared.isRightToLeft, let first = spans.first else { return }
    spans[0] = min(line.edges.lowerBound, first.lowerBound)..<first.upperBound
  }

  private func extendRight(_ spans: inout [Range<Int64>], _ line: TextLineFragment) {
    guard hasTrailingEdge || line.prepared.isRightToLeft, let last = spans.last else { return }
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
