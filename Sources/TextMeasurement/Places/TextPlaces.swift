internal import TextAnalysis
internal import Typography

/// Where the characters of a text stand that is laid out at a width: carets, hits, selections.
///
/// An immutable value that threads may share. It keeps the lines, so that many questions about one
/// layout lay out once:
///
///     let places = TextPlaces(of: text, forWidth: 120)
///     let hit = places.offset(at: Point(x: 40, y: 12))
///     places.caretRect(at: hit.offset, affinity: hit.affinity)
///
/// Positions are in layout space: points from the top left of the text, y down. Insertion points
/// are the boundaries of grapheme clusters; an offset inside a cluster counts as its start, and one
/// in or after the newline that ends a line as the end of the line's text. Text that a line clips
/// keeps its place beyond the line's end.
public struct TextPlaces: Sendable {
  /// The text.
  public let text: PreparedText

  /// The lines, in order; at least one.
  let lines: [PreparedText.PlacedSpan]

  /// The width of the text, in layout units.
  let textWidth: Int64

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: As for ``PreparedText/size(forWidth:)``.
  /// - Complexity: As for ``PreparedText/lines(forWidth:)``.
  public init(of text: PreparedText, forWidth width: Double?) {
    self.text = text
    (lines, textWidth) = text.layout(forWidth: width)
  }

  /// Takes the lines of a text that are shown within a limit.
  ///
  /// Text that is left out inside a line has the place of its token: it is selected whole, and an
  /// offset in it counts as its start. Offsets after the last line count as its end.
  ///
  /// - Parameter limited: The lines.
  public init(of limited: LimitedText) {
    text = limited.text
    lines = limited.placedLines
    textWidth = limited.textWidth
  }

  /// The number of lines, at least 1.
  public var lineCount: Int { lines.count }
}

extension TextPlaces {
  /// Where a line begins: a UTF-8 offset in the text.
  func start(ofLine index: Int) -> Int {
    text.start(of: lines[index].paragraph) + lines[index].span.start
  }

  /// The left end of a line's content, in layout units from the left edge of the text.
  func left(ofLine index: Int) -> Int64 { text.x(of: lines[index], in: textWidth) }

  /// The places of a line.
  func places(ofLine index: Int) -> LinePlaces {
    KnownPlaces.places(of: lines[index], in: text.paragraphs[lines[index].paragraph])
  }

  /// An offset in the paragraph of a line as an offset in the text.
  func offset(_ local: Int, ofLine index: Int) -> TextOffset {
    TextOffset(utf8: text.start(of: lines[index].paragraph) + local)
  }

  /// A range in the paragraph of a line as a range in the text.
  func range(_ local: Range<Int>, ofLine index: Int) -> Range<TextOffset> {
    offset(local.lowerBound, ofLine: index)..<offset(local.upperBound, ofLine: index)
  }

  /// The line that an offset belongs to; the first or the last one for an offset beyond the text.
  func line(at offset: Int, _ affinity: Affinity) -> Int {
    let line = max(lines.indices.partitioningIndex { start(ofLine: $0) > offset }, 1) - 1
    guard affinity == .upstream, line > 0, start(ofLine: line) == offset else { return line }
    switch lines[line - 1].span.reason {
    case .opportunity, .overflow: return line - 1
    case .mandatory, .endOfText: return line
    }
  }

  /// A rectangle as high as a line, in points.
  ///
  /// - Parameters:
  ///   - index: The line.
  ///   - left: The left edge, in layout units from the left end of the line's content.
  ///   - right: The right edge.
  /// - Returns: The rectangle in layout space.
  func rect(ofLine index: Int, from left: Int64, to right: Int64) -> Rect {
    let line = lines[index]
    return Rect(
      x: LayoutUnit(rawValue: self.left(ofLine: index) + left).points,
      y: LayoutUnit(rawValue: line.y).points,
      width: LayoutUnit(rawValue: right - left).points,
      height: LayoutUnit(rawValue: line.height).points
    )
  }
}
