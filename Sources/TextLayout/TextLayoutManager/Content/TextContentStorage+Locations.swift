extension TextContentStorage {
  /// All of the text.
  public var documentRange: TextRange { TextRange(0..<textStorage.length) }

  /// The place so many UTF-16 code units away.
  ///
  /// - Parameters:
  ///   - location: A place in the text.
  ///   - offset: The distance; negative toward the start.
  /// - Returns: The place; `nil` if it is not in the text.
  public func location(_ location: TextLocation, offsetBy offset: Int) -> TextLocation? {
    let (sum, isTooFar) = location.offset.addingReportingOverflow(offset)
    return !isTooFar && sum >= 0 && sum <= textStorage.length ? TextLocation(sum) : nil
  }

  /// The UTF-16 code units from one place to another; negative if that comes first.
  public func offset(from start: TextLocation, to end: TextLocation) -> Int {
    end.offset - start.offset
  }

  /// The paragraph that holds a place.
  ///
  /// - Parameter location: The place; the end of the text is answered by the last paragraph.
  /// - Returns: The paragraph; `nil` if the text is empty or ends before the place.
  /// - Complexity: O(log *n*) in the paragraphs.
  public func textParagraph(for location: TextLocation) -> TextParagraph? {
    guard (0...textStorage.length).contains(location.offset),
      let place = textStorage.place(of: location.offset)
    else { return nil }
    return TextParagraph(textStorage.paragraphs[place.paragraph], at: place.start)
  }

  /// The paragraphs that a range touches, in order; that of an empty range.
  ///
  /// Where the text is edited meanwhile, they go on after the last one as it was, and end with the
  /// text.
  ///
  /// - Parameter range: A part of the text; what lies beyond it is left out.
  /// - Returns: The paragraphs, each found when it is asked for.
  /// - Complexity: O(log *n*) in the paragraphs for each.
  public func textParagraphs(
    in range: TextRange
  ) -> some Sequence<TextParagraph> {
    let first = textParagraph(for: range.location)
    return sequence(first: first) { [self] last in
      // The end of the text is answered by the paragraph before it, which would come again and
      // again.
      guard let end = last?.elementRange.endLocation, end < range.endLocation,
        let next = textParagraph(for: end), next.elementRange.endLocation > end
      else { return nil }
      return next
    }
    .lazy.compactMap { $0 }
  }
}
