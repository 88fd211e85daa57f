public import Foundation
internal import TextMeasurement

/// A paragraph in its container, as it was when it was asked for.
///
/// A value: it stays as it is when the text or the container changes, and threads may share it.
///
/// Source: TextKit's `NSTextLayoutFragment`, whose objects change.
public struct TextLayoutFragment: Sendable {
  /// How much is known of the fragment.
  public let state: LayoutState

  /// The text, with its separator.
  public let range: TextRange

  /// The room that the fragment takes of its container, in container space.
  ///
  /// The frames of fragments follow each other without gaps but those that exclusions leave. From
  /// the left of the leftmost line to the right of the rightmost, without padding; what is left
  /// before and after the paragraph, and below its last line, is part of it. Zero in state
  /// ``LayoutState/none``; estimated in ``LayoutState/estimatedUsageBounds``, and as wide as the
  /// container lets text be.
  public let frame: ContainerRect

  /// The lines, in the order of the text: first those of the paragraph, then the empty line after
  /// the last one, if there is one and it was asked for.
  ///
  /// `nil` unless the state is ``LayoutState/layoutAvailable``.
  public let lines: TextLineFragments?

  /// What stays free beside the frame where lines begin, in points: the padding of the container.
  public let leadingPadding: CGFloat

  /// What stays free beside the frame where lines end, in points: the padding of the container.
  public let trailingPadding: CGFloat

  /// The part of the frame above the lines, in points; 0 if the state says nothing of that.
  public let topMargin: CGFloat

  /// The part of the frame below the lines, in points: what is left below a line and after the
  /// paragraph; 0 after the last line of the text, and if the state says nothing of it.
  public let bottomMargin: CGFloat

  /// The top left of the frame.
  let origin: UnitPoint

  /// The paragraph.
  let stored: StoredParagraph
}

extension TextLayoutFragment {
  /// The paragraph.
  public var textParagraph: TextParagraph { TextParagraph(stored, at: range.location.offset) }

  /// The box around the frame and everything that is painted, from the top left of the frame.
  ///
  /// Letters reach beyond their lines, so x and y can be negative; never smaller than the frame.
  ///
  /// - Returns: The box; `nil` unless there are ``lines``.
  /// - Complexity: O(*n*) in the glyphs, each of which is asked for its outline.
  public var renderingSurfaceBounds: FragmentRect? {
    guard let lines else { return nil }
    let frame = FragmentRect(x: 0, y: 0, width: frame.width, height: frame.height)
    return lines.reduce(frame) { bounds, line in
      line.inkBounds.map(bounds.union) ?? bounds
    }
  }

  /// Where an attachment stands.
  ///
  /// - Parameter location: The place of its U+FFFC.
  /// - Returns: Its box, from the top left of the frame; `nil` if there is no attachment, or no
  ///   line that shows it.
  /// - Complexity: O(*n* log *n*) in the clusters of its line.
  public func frameForTextAttachment(at location: TextLocation) -> FragmentRect? {
    guard range.contains(location),
      let line = textLineFragment(for: location, affinity: .downstream)
    else { return nil }
    return line.attachmentFrame(at: location.offset - range.location.offset)
  }
}

extension TextLayoutFragment {
  /// Whether a line has to be hit.
  public enum VerticalMatch: Hashable, Sendable {
    /// Between the top and the bottom of a line.
    case exact

    /// The nearest line is taken.
    case nearest
  }

  /// The line at a height; of lines beside each other the first in the order of the text.
  ///
  /// - Parameters:
  ///   - offset: Points down from the top of the frame.
  ///   - match: Whether a line has to be hit.
  /// - Returns: The line; `nil` if there are no lines, or none is hit.
  /// - Complexity: O(*l*) in the lines.
  public func textLineFragment(
    forVerticalOffset offset: CGFloat,
    _ match: VerticalMatch = .exact
  ) -> TextLineFragment? {
    guard let lines else { return nil }
    func distance(_ index: Int) -> CGFloat {
      let extent = lines.verticalExtent(at: index)
      if offset < extent.lowerBound { return extent.lowerBound - offset }
      if offset < extent.upperBound { return 0 }
      return max(offset - extent.upperBound, .leastNonzeroMagnitude)
    }
    guard let nearest = lines.indices.min(by: { distance($0) < distance($1) }) else { return nil }
    return match == .nearest || distance(nearest) == 0 ? lines[nearest] : nil
  }

  /// The line that a place of the text belongs to.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - affinity: Which line is meant where one ends at a break that the text allows and the next
  ///     begins.
  /// - Returns: The line; `nil` if there are no lines, or the place is outside ``range``; the
  ///   range's end belongs to the last line.
  /// - Complexity: O(log *l*) in the lines.
  public func textLineFragment(
    for location: TextLocation,
    affinity: Affinity = .downstream
  ) -> TextLineFragment? {
    guard let lines, range.location <= location, location <= range.endLocation else { return nil }
    let local = location.offset - range.location.offset
    let next = lines.indices.partitioningIndex {
      switch affinity {
      case .downstream: lines.utf16Range(at: $0).upperBound > local
      case .upstream: lines.utf16Range(at: $0).upperBound >= local
      }
    }
    guard next < lines.count else { return lines.last }
    let line = lines[next]
    // After a hard break there is one place alone: the start of the next line.
    let isAfterBreak = line.end == .mandatory && line.characterRange.upperBound == local
    return isAfterBreak && next + 1 < lines.count ? lines[next + 1] : line
  }
}
