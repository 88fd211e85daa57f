/// How much text there is, whatever its lines: what bounds the room for so many lines from below.
///
/// The widths of the lines of a paragraph are the differences of keys, so that their sum is where
/// the paragraph's content ends, less the white space that hangs between lines. One of *n* lines is
/// as wide as the *n*th part of that. Lines whose ends change the same glyphs are not such
/// differences; these are short, so nothing is said of bounds as short as they are. Tabs and
/// indents only add to widths.
struct TextAmount {
  /// Where the content of the paragraphs ends, together, in layout units.
  private var end: Int64 = 0

  /// The most that a break leaves hanging, in layout units.
  private var gap: Int64 = 0

  /// The width beyond which no line has ends that change the same glyphs.
  private var shortWidth: Int64 = 0

  /// The least height of a line, in layout units.
  private let lineHeight: Int64

  /// Sums up a text.
  ///
  /// - Complexity: O(*n*) in the places where lines may end.
  init(_ text: PreparedText) {
    lineHeight =
      text.paragraphs.lazy.flatMap { paragraph in
        paragraph.lineMetrics.map { paragraph.rules.stacking.height(of: $0) }
      }.min() ?? 0
    for paragraph in text.paragraphs {
      let breaks = paragraph.breaks
      end = LayoutUnit.sum(end, breaks.places.last?.end ?? 0)
      gap = breaks.places.indices.reduce(gap) {
        max($0, breaks.start(of: $1) - breaks.places[$1].end)
      }
      shortWidth = max(shortWidth, breaks.shortWidth)
    }
  }

  /// A room that so many lines, none of them ending inside a word, need at least, in layout units.
  func leastRoom(forLines count: Int) -> Int64 {
    guard count > 0 else { return 0 }
    return bound((end - LayoutUnit.product(count, gap)) / Int64(count))
  }

  /// A room that lines of such a height together need at least.
  ///
  /// - Parameter height: The height, in points.
  /// - Returns: A room in layout units.
  func leastRoom(forHeight height: Double) -> Int64 {
    guard lineHeight > 0 else { return 0 }
    let count = height / LayoutUnit(rawValue: lineHeight).points
    return count < 1e9 ? leastRoom(forLines: Int(count)) : 0
  }

  /// A room that is needed at least for a box of a shape that holds the lines.
  ///
  /// - Parameter slope: The height of the box for a width of 1.
  /// - Returns: A room in layout units.
  func leastRoom(forSlope slope: Double) -> Int64 {
    guard lineHeight > 0, slope > 0, slope < .infinity else { return 0 }
    // There are at most room · slope / lineHeight lines, and with the gaps these hold the text:
    // room · slope / lineHeight · (room + gap) >= end.
    let half = Double(gap) / 2
    let square = half * half + Double(end) / slope * Double(lineHeight)
    return bound(LayoutUnit.rounding(square.squareRoot() - half) - 1)
  }

  private func bound(_ room: Int64) -> Int64 { room > shortWidth ? room : 0 }
}
