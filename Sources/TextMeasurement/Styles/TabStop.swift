/// Where a tab moves the pen.
public struct TabStop: Hashable, Sendable {
  /// What stands at the stop.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The start of the text after the tab.
    case leading

    /// Its middle.
    case center

    /// Its end.
    case trailing

    /// Its first full stop or comma between digits; its end if it has none.
    case decimal
  }

  /// The distance from the leading margin, in points.
  public var position: Double

  /// What stands at the stop, of the text up to the next tab or the end of the line.
  public var alignment: Alignment

  /// Makes a stop.
  ///
  /// - Parameters:
  ///   - position: The distance from the leading margin, in points.
  ///   - alignment: What stands at the stop.
  public init(_ position: Double, alignment: Alignment = .leading) {
    self.position = position
    self.alignment = alignment
  }
}
