internal import TextMeasurement

/// The room for the lines of a column, in which those of most paragraphs are found at once;
/// paragraphs share it.
///
/// Lengths are layout units.
final class ColumnShape {
  private let geometry: ContainerGeometry
  private let width: Int64
  private let usesFontLeading: Bool

  /// The room of a container.
  ///
  /// - Parameters:
  ///   - geometry: The container, a column.
  ///   - width: The room for lines and indents; `LayoutUnit.limit` if it has no end.
  ///   - usesFontLeading: Whether faces' line gaps are used.
  init(_ geometry: ContainerGeometry, width: Int64, usesFontLeading: Bool) {
    self.geometry = geometry
    self.width = width
    self.usesFontLeading = usesFontLeading
  }

  /// Finds the lines of a paragraph; `nil` if they are found otherwise.
  func finder(_ prepared: PreparedParagraph) -> PlainLineFinder? {
    PlainLineFinder(
      prepared,
      usesFontLeading: usesFontLeading,
      left: geometry.padding,
      width: width
    )
  }

  /// The extent of all lines of a paragraph; `nil` if it is found otherwise.
  func extent(of prepared: PreparedParagraph) -> PlainExtent? { finder(prepared)?.extent }

  /// The lines of a paragraph whose extent is known.
  func lines(of prepared: PreparedParagraph, spacing: Int64) -> [LaidLine] {
    guard let finder = finder(prepared) else { return [] }
    var lines: [LaidLine] = []
    _ = finder.forEachLine(from: .first) { line in
      lines.append(laid(line, of: prepared, after: lines.last, height: finder.height, spacing))
      return true
    }
    return lines.withUnsafeBufferPointer { Array($0) }
  }

  /// What is kept of a line that follows another.
  func laid(
    _ line: PlainLine,
    of prepared: PreparedParagraph,
    after last: LaidLine?,
    height: Int64,
    _ spacing: Int64
  ) -> LaidLine {
    let start = last?.utf16Range.upperBound ?? 0
    return LaidLine(
      line,
      y: last.map { LayoutUnit.sum($0.bottom, spacing) } ?? 0,
      height: height,
      utf16Range: start..<start + Int32(prepared.utf16Count(in: line.range)),
      below: spacing,
      edges: geometry.edges(ofContentTo: LayoutUnit.sum(line.x, line.width))
    )
  }
}
