/// A tab of a paragraph.
struct TabPosition: Hashable, Sendable {
  /// The distance between the stops that a line has of itself, in points.
  static let interval = 28.0

  /// Where the tab stands: a UTF-8 offset in the paragraph.
  let offset: Int

  /// How far the pen has come from the paragraph's start, tabs left out, in layout units.
  let pen: Int64

  /// The first stop beyond a distance from the line's start, in layout units.
  ///
  /// A tab at a stop moves to the next one.
  static func stop(after pen: Int64) -> Int64 {
    let interval = LayoutUnit(points: Self.interval).rawValue
    return (max(0, pen) / interval + 1) * interval
  }
}
