internal import TextAnalysis
public import Typography

extension TextPlaces {
  /// The insertion point that a point hits.
  ///
  /// A point above or below all lines, or between two, is answered by the nearest line; one left or
  /// right of a line by the end of the line that is there.
  ///
  /// - Parameter point: In layout space; NaN counts as 0.
  /// - Returns: The insertion point, and the cluster that was hit.
  /// - Complexity: As for ``caret(at:affinity:)``.
  public func offset(at point: Point) -> TextHit {
    let y = LayoutUnit(points: point.y).rawValue
    let index = line(nearestTo: y)
    let line = lines[index]
    let places = places(ofLine: index)
    let hit = places.hit(LayoutUnit(points: point.x).rawValue - left(ofLine: index))
    let cluster = hit.edge.cell.map { places.cells[$0].range } ?? hit.edge.offset..<hit.edge.offset
    return TextHit(
      offset: offset(hit.edge.offset, ofLine: index),
      affinity: hit.edge.isLeading ? .downstream : .upstream,
      cluster: range(cluster, ofLine: index),
      fraction: hit.fraction,
      line: index,
      isInside: hit.isInside && line.y <= y && y < line.y + line.height
    )
  }

  /// The line that a height is on, or the nearest; the lower one of two equally near.
  private func line(nearestTo y: Int64) -> Int {
    let next = lines.partitioningIndex { $0.y + $0.height > y }
    guard next < lines.count else { return lines.count - 1 }
    guard next > 0, y < lines[next].y else { return next }
    let former = lines[next - 1]
    return y - (former.y + former.height) < lines[next].y - y ? next - 1 : next
  }
}
