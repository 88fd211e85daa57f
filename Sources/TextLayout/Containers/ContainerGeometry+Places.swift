import TextMeasurement

extension ContainerGeometry {
  /// The next top of a band from which on its open spans may be others.
  ///
  /// Until there they are the same if all exclusions are rectangles. Along other sides they change
  /// steadily, and this goes on by a point, or by 1/1,024 of the exclusion's height if that is
  /// more; so an exclusion is passed in some two thousand steps at most.
  ///
  /// - Parameters:
  ///   - top: The top of a band, positive downward.
  ///   - height: The height of the band; what is below 1 counts as 1.
  /// - Returns: A distance above `top`; `nil` if no exclusion reaches below `top`.
  /// - Complexity: O(*n*) in the exclusions.
  package func nextChange(below top: Int64, height: Int64) -> Int64? {
    let band = Self.band(top: top, height: height)
    var next: Int64?
    for index in obstacles.indices {
      guard let change = obstacles[index].nextChange(after: band) else { continue }
      next = min(next ?? change, change)
    }
    return next
  }

  /// The length of the widest open span of a band at `top`, or farther below with its bottom in the
  /// container.
  ///
  /// Exact if all exclusions are rectangles. Bands are tried where an exclusion begins, ends or has
  /// a corner; so beside sides that are not upright there may be a wider span between two of these.
  ///
  /// - Parameters:
  ///   - top: The top of the uppermost band, positive downward.
  ///   - height: The height of the bands; what is below 1 counts as 1.
  ///   - range: Where text could stand without exclusions, from the left edge of the container.
  /// - Returns: The length in layout units; 0 if there is no open span.
  /// - Complexity: O(*n*) where a band fits below all exclusions, else O(*n*²).
  package func widestSpan(
    from top: Int64,
    height: Int64,
    within range: Range<Int64>
  ) -> Int64 {
    guard !range.isEmpty else { return 0 }
    let all = range.upperBound - range.lowerBound
    let band = Self.band(top: top, height: height)
    let last = self.height - Int64(band.count)
    if lowestBottom <= max(band.lowerBound, last) { return all }
    var widest: Int64 = 0
    for top in placesToTry(from: band, to: last) {
      let band = Self.band(top: top, height: height)
      for span in openSpans(in: band, within: range, clearance: padding) {
        widest = max(widest, span.upperBound - span.lowerBound)
      }
      if widest == all { break }
    }
    return widest
  }

  /// The tops of bands among which one with the widest span is.
  ///
  /// Moved up, a band keeps its spans until it meets an exclusion at the bottom of that. Beside one
  /// that bulges, the span is a convex function of the top as long as both meet, and widest where
  /// that begins or ends.
  private func placesToTry(from band: Range<Int64>, to last: Int64) -> Set<Int64> {
    var places: Set = [band.lowerBound, max(band.lowerBound, last)]
    for obstacle in obstacles where obstacle.bounds.maxY > band.lowerBound {
      for turn in obstacle.turns {
        places.insert(turn)
        places.insert(turn - Int64(band.count))
      }
    }
    return places.filter { $0 == band.lowerBound || band.lowerBound < $0 && $0 <= last }
  }
}
