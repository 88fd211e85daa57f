internal import TextAnalysis
public import TextMeasurement

extension TextStorage {
  /// The characters.
  ///
  /// - Complexity: O(*n*) in the text.
  public var string: String {
    var string = ""
    string.reserveCapacity(paragraphs.summary.utf8)
    paragraphs.forEach(in: 0..<paragraphs.count) { _, paragraph in
      string += paragraph.text
      return true
    }
    return string
  }

  /// The text with its styles.
  ///
  /// - Complexity: O(*n*) in the text and its spans.
  public var styledText: StyledText {
    var text = StyledText("", style: typingStyle, paragraphStyle: typingParagraphStyle)
    paragraphs.forEach(in: 0..<paragraphs.count) { _, paragraph in
      text.append(StyledText(paragraph.text, paragraph.styling))
      return true
    }
    return text
  }

  /// The characters of a range.
  ///
  /// - Parameter range: UTF-16 offsets.
  /// - Returns: The characters; half a surrogate pair at an end is left out at the upper one and
  ///   whole at the lower.
  /// - Precondition: The range lies in the text.
  /// - Complexity: O(log *n*) in the paragraphs, and O(*k*) in those of the range.
  public func substring(in range: Range<Int>) -> String {
    var string = ""
    forEachParagraph(in: range) { paragraph, local in
      string += paragraph.text.part(local)
    }
    return string
  }

  /// The style of a character.
  ///
  /// - Parameter offset: Its UTF-16 offset; the end of the text is answered by what is before it.
  /// - Returns: The style, and where the character's paragraph has it.
  /// - Precondition: The offset is at least 0 and at most ``length``.
  /// - Complexity: O(log *n*) in the paragraphs, and O(*m*) in the characters of one.
  public func style(at offset: Int) -> (style: TextStyle, range: Range<Int>) {
    guard let place = place(of: offset) else { return (typingStyle, 0..<0) }
    let paragraph = paragraphs[place.paragraph]
    let count = paragraph.utf8Count
    let (style, range) = paragraph.styling.style(at: min(place.local, count - 1))
    let start = place.start
    return (
      style,
      start + paragraph.utf16Offset(range.lowerBound)..<start
        + paragraph.utf16Offset(min(range.upperBound, count))
    )
  }

  /// The style of the paragraph that a character is in.
  ///
  /// - Parameter offset: Its UTF-16 offset; the end of the text is answered by what is before it.
  /// - Returns: The style.
  /// - Precondition: The offset is at least 0 and at most ``length``.
  /// - Complexity: O(log *n*) in the paragraphs.
  public func paragraphStyle(at offset: Int) -> ParagraphStyle {
    guard let place = place(of: offset) else { return typingParagraphStyle }
    return paragraphs[place.paragraph].styling.paragraphStyle
  }

  /// The paragraph that a character is in, with its separator.
  ///
  /// - Parameter offset: Its UTF-16 offset; the end of the text is answered by what is before it.
  /// - Returns: UTF-16 offsets; an empty range of an empty text.
  /// - Precondition: The offset is at least 0 and at most ``length``.
  /// - Complexity: O(log *n*) in the paragraphs.
  public func paragraphRange(at offset: Int) -> Range<Int> {
    guard let place = place(of: offset) else { return 0..<0 }
    return place.start..<place.start + paragraphs[place.paragraph].utf16Count
  }
}

extension TextStorage {
  /// Where an offset lies: the paragraph, where that begins in UTF-16, and the UTF-8 offset in it.
  struct Place {
    let paragraph: Int
    let start: Int
    let local: Int
  }

  /// Where a UTF-16 offset lies; the end of the text is the end of its last paragraph.
  ///
  /// - Returns: `nil` if there is no text.
  func place(of offset: Int) -> Place? {
    precondition(offset >= 0 && offset <= length, "an offset lies in the text")
    guard let found = paragraphs.first(where: { $0.utf16 > offset }) else {
      guard paragraphs.count > 0 else { return nil }
      let last = paragraphs.count - 1
      let count = paragraphs[last].utf8Count
      return Place(paragraph: last, start: paragraphs.summary(before: last).utf16, local: count)
    }
    let start = found.before.utf16
    return Place(
      paragraph: found.index,
      start: start,
      local: paragraphs[found.index].utf8Offset(offset - start)
    )
  }

  /// Visits the paragraphs of a range, each with the part that lies in it: UTF-8 offsets.
  func forEachParagraph(in range: Range<Int>, _ visit: (StoredParagraph, Range<Int>) -> Void) {
    guard let first = place(of: range.lowerBound), let last = place(of: range.upperBound) else {
      return
    }
    paragraphs.forEach(in: first.paragraph..<last.paragraph + 1) { index, paragraph in
      let lower = index == first.paragraph ? first.local : 0
      let upper = index == last.paragraph ? last.local : paragraph.utf8Count
      if lower < upper { visit(paragraph, lower..<upper) }
      return true
    }
  }
}

extension Substring {
  /// A part of the text: UTF-8 offsets in it.
  func part(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}
