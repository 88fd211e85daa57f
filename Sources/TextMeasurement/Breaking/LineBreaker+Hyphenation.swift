/// When a line may end at a hyphenation place, though it fits.
///
/// A place is allowed by what lies before it alone, and by the room: more room allows no fewer. So
/// a line that ends at the last place that fits and is allowed never ends earlier in more room.
extension LineBreaker {
  /// The last place up to another at which a line fits and may end; `nil` if there is none.
  func lastAllowed(from start: LineStart, upTo found: Int) -> Int? {
    let width = room(from: start)
    var place = found
    while place >= start.place {
      let own = lastOwnPlace(from: start, upTo: place)
      // All hyphenation places after the same other place are allowed, or none is.
      let isAllowed =
        own < place
        && allowsHyphen(
          from: start,
          after: own < start.place ? nil : lineWidth(from: start, to: own)
        )
      if !isAllowed { place = own }
      while place >= max(own, start.place) {
        if lineWidth(from: start, to: place) <= width { return place }
        place -= 1
      }
    }
    return nil
  }

  /// The first place at which a line may end that nothing fits in.
  func firstAllowed(from start: LineStart) -> Int {
    var place = start.place
    guard isLimitReached(from: start) else { return place }
    while isHyphenation(place) { place += 1 }
    return place
  }

  /// Whether a line may end at a hyphenation place.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - width: How wide it is up to the last place before that the text itself allows; `nil` if
  ///     its first word is the one to hyphenate.
  /// - Returns: What the limit of lines and the factor say.
  func allowsHyphen(from start: LineStart, after width: Int64?) -> Bool {
    guard !isLimitReached(from: start) else { return false }
    let factor = paragraph.rules.style.hyphenation.factor
    guard let width, factor < 1 else { return true }
    return Double(width) < factor * Double(room(from: start))
  }

  /// Whether patterns alone let a line end at a place.
  func isHyphenation(_ place: Int) -> Bool {
    paragraph.breaks.places[place].traits.contains(.isHyphenation)
  }

  /// The line of one grapheme cluster that ends at a hyphenation place and has no room to show the
  /// hyphen; `nil` if the place is another.
  func spanWithoutHyphen(from start: LineStart, to place: Int) -> LineSpan? {
    guard isHyphenation(place) else { return nil }
    let end = Int(paragraph.breaks.places[place].offset)
    let run = paragraph.run(before: end)
    let width = lineWidth(from: start, to: place) - Hyphen(for: run).widening
    var span = span(from: start, to: place, width: max(0, width))
    // Without a hyphen after it, the tracking after the last cluster hangs.
    span.trailing = max(0, width + run.style.tracking - span.width)
    span.showsHyphen = false
    span.reason = .overflow
    return span
  }

  private func isLimitReached(from start: LineStart) -> Bool {
    guard hyphenates else { return true }
    let limit = paragraph.rules.style.hyphenation.lineLimit
    return limit > 0 && start.hyphenatedLines >= limit
  }

  /// The last place up to another that the text itself allows; one before the line if there is
  /// none.
  private func lastOwnPlace(from start: LineStart, upTo place: Int) -> Int {
    var own = place
    while own >= start.place, isHyphenation(own) { own -= 1 }
    return own
  }
}
