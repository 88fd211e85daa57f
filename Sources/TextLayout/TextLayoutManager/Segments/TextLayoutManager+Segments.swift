internal import Foundation
internal import TextMeasurement

extension TextLayoutManager {
  /// The parts of lines that a range covers; lays out the paragraphs that it touches.
  ///
  /// Line by line, and from left to right on each. A line on which only a separator is covered has
  /// one segment without width, as has an empty range: where its caret stands. A line of several
  /// directions can have several.
  ///
  /// - Parameters:
  ///   - range: A part of the text; what lies beyond it is left out.
  ///   - type: What they are wanted for.
  ///   - options: What is left out and made longer.
  /// - Returns: The segments; one of an empty text, none without text to lay out.
  /// - Complexity: O(*n*) in the glyphs of the paragraphs that the range touches.
  public func textSegments(
    in range: TextRange,
    type: TextSegment.Kind = .standard,
    options: TextSegment.Options = []
  ) -> [TextSegment] {
    guard store.storage != nil else { return [] }
    let lower = min(max(0, range.location.offset), length)
    let offsets = lower..<max(lower, min(range.endLocation.offset, length))
    ensureLayout(for: TextRange(offsets))
    if length == 0 { return emptySegment(type, options) }
    var lines = placedLines(touching: offsets, options)
    if options.contains(.middleFragmentsExcluded), lines.count > 2 {
      lines.removeSubrange(1..<lines.count - 1)
    }
    let composer = SegmentComposer(
      range: offsets,
      type: type,
      options: options,
      hasTrailingEdge: store.textWidth(of: 0) < LayoutUnit.limit
    )
    return lines.indices.flatMap { composer.segments(ofLine: $0, in: lines) }
  }

  /// The lines that hold a part of a range; the one line that an empty range is on.
  private func placedLines(
    touching range: Range<Int>,
    _ options: TextSegment.Options
  ) -> [PlacedLineFragment] {
    let isCaret = range.isEmpty
    var lines: [PlacedLineFragment] = []
    for index in store.paragraphs(touching: range) {
      guard let fragment = fragment(ofParagraph: index), let all = fragment.lines else { continue }
      if isCaret {
        let affinity: Affinity = options.contains(.upstreamAffinity) ? .upstream : .downstream
        let place = TextLocation(range.lowerBound)
        guard let line = fragment.textLineFragment(for: place, affinity: affinity) else { continue }
        return [PlacedLineFragment(line: line, origin: fragment.origin)]
      }
      let start = fragment.range.location.offset
      let first = all.indices.partitioningIndex {
        start + all.utf16Range(at: $0).upperBound > range.lowerBound
      }
      let covered = all[first...].prefix {
        !$0.isExtra && $0.textRange.location.offset < range.upperBound
      }
      lines += covered.map { PlacedLineFragment(line: $0, origin: fragment.origin) }
    }
    return lines
  }

  /// The segment of an empty text.
  private func emptySegment(
    _ type: TextSegment.Kind,
    _ options: TextSegment.Options
  ) -> [TextSegment] {
    guard let line = store.isColumn ? store.knownExtraLine : store.flow.extraLine?.line else {
      return []
    }
    let reaches =
      options.contains(.tailSegmentExtended) && store.textWidth(of: 0) < LayoutUnit.limit
    return [
      TextSegment(
        range: options.contains(.rangeNotRequired) ? nil : documentRange,
        frame: ContainerRect(
          left: line.x,
          top: line.y,
          right: reaches ? extraEdges.upperBound : line.x,
          bottom: line.y + line.height
        ),
        baseline: CGFloat(units: line.baseline - line.y)
      )
    ]
  }
}

/// A line, and the top left of the frame that its places count from.
struct PlacedLineFragment {
  let line: TextLineFragment
  let origin: UnitPoint
}
