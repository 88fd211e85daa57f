/// A text in UTF-16 with the directional formatting characters that its spans stand for.
struct FormattedUnits {
  /// The text with the characters put in.
  var units: [UInt16] = []

  /// Where the code units of the text itself stand in ``units``.
  private var places: [Int] = []

  /// Puts the characters in.
  ///
  /// Spans next to each other share their outermost directions, as far as these are alike.
  ///
  /// - Parameters:
  ///   - text: The text, not empty.
  ///   - map: Turns its offsets into those of the paragraph.
  ///   - spans: The spans; text after the last has no directions.
  /// - Complexity: O(*n* + *s* *d*) in the code units, the spans and the directions of one.
  init(_ text: UnsafeMutableBufferPointer<UInt16>, _ map: BoundaryMap, _ spans: [DirectionSpan]) {
    var map = map
    var next = 0
    var open: [WritingDirection] = []
    var end = Int.min
    units.reserveCapacity(text.count)
    places.reserveCapacity(text.count)
    for index in text.indices {
      let offset = map.offset(of: index)
      if offset >= end {
        while next < spans.count, spans[next].end <= offset { next += 1 }
        let wanted = next < spans.count ? spans[next].directions : []
        end = next < spans.count ? spans[next].end : .max
        let shared = zip(open, wanted).prefix { $0 == $1 }.count
        units += open[shared...].reversed().map(\.closing)
        units += wanted[shared...].map(\.opening)
        open = wanted
      }
      places.append(units.count)
      units.append(text[index])
    }
  }

  /// The levels of the text itself.
  ///
  /// - Parameter levels: Those of ``units``.
  /// - Returns: One level for each of its code units.
  func levels(_ levels: UnsafePointer<UInt8>) -> [UInt8] { places.map { levels[$0] } }
}
