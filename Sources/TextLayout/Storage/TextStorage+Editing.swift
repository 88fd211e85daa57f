internal import TextAnalysis
public import TextMeasurement

extension TextStorage {
  /// Puts text in the place of other text.
  ///
  /// It has the style of the first character that it replaces; where it replaces none, that of the
  /// character before, or else after.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets.
  ///   - string: The new text.
  /// - Precondition: The range lies in the text.
  /// - Complexity: O(log *n*) in the paragraphs, and O(*k*) in the text of those that the range
  ///   touches and in the new text.
  public func replaceCharacters(in range: Range<Int>, with string: String) {
    let text = StyledText(
      string,
      style: styleOfText(replacing: range),
      paragraphStyle: paragraphStyle(at: range.lowerBound)
    )
    replaceCharacters(in: range, with: text)
  }

  /// Puts styled text in the place of other text.
  ///
  /// The first paragraph keeps its style; those that begin in the new text bring theirs.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets.
  ///   - text: The new text.
  /// - Precondition: The range lies in the text.
  /// - Complexity: As for a string.
  public func replaceCharacters(in range: Range<Int>, with text: StyledText) {
    let range = wholeScalars(of: range)
    guard !range.isEmpty || !text.string.isEmpty else { return }
    edit { _ in
      let before = length
      var new = text
      new.makeNative()
      let old = span(of: range)
      if range.count == length, text.string.isEmpty {
        typingParagraphStyle = paragraphStyle(at: 0)
        typingStyle = style(at: 0).style
      }
      let known = old.paragraphs.first?.styling
      let whole = old.text(replacing: new)
      let replaced = StoredParagraph.paragraphs(of: whole, known: known)
      paragraphs.replaceSubrange(old.indices, with: replaced)
      let delta = length - before
      note(
        TextEdit(
          actions: .characters,
          range: range.lowerBound..<max(range.lowerBound, range.upperBound + delta),
          delta: delta
        ),
        Self.change(at: old.indices.lowerBound, from: old.paragraphs, to: replaced)
      )
    }
  }

  /// Adds text at the end, in the style of what is there.
  public func append(_ string: String) {
    replaceCharacters(in: length..<length, with: string)
  }

  /// Adds styled text at the end.
  public func append(_ text: StyledText) {
    replaceCharacters(in: length..<length, with: text)
  }

  /// Changes the style of a range.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets.
  ///   - change: Is given each style in the range, and changes it; a change of
  ///     ``TextStyle/rendering`` alone moves no text, and nothing is laid out again for it.
  /// - Precondition: The range lies in the text.
  /// - Complexity: O(*k* log *n*) in the paragraphs of the range.
  public func setStyle(in range: Range<Int>, _ change: (inout TextStyle) -> Void) {
    var last: (old: ParagraphStyling, new: ParagraphStyling)?
    restyle(range) { paragraph, local in
      let isWhole = local == 0..<paragraph.utf8Count && paragraph.styling.isUniform
      if isWhole, let last, last.old === paragraph.styling { return last.new }
      let new = paragraph.styling.changing(in: local, count: paragraph.utf8Count, change)
      if isWhole { last = (paragraph.styling, new) }
      return new
    }
  }

  /// Changes the style of the paragraphs that a range touches.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets; an empty one touches the paragraph it is in.
  ///   - change: Is given each paragraph style, and changes it.
  /// - Precondition: The range lies in the text.
  /// - Complexity: O(*k* log *n*) in the paragraphs of the range.
  public func setParagraphStyle(
    in range: Range<Int>,
    _ change: (inout ParagraphStyle) -> Void
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "a range lies in the text")
    if length == 0 { return change(&typingParagraphStyle) }
    let lower = paragraphRange(at: range.lowerBound).lowerBound
    let upper = paragraphRange(at: max(range.lowerBound, range.upperBound - 1)).upperBound
    var last: (old: ParagraphStyling, new: ParagraphStyling)?
    restyle(lower..<upper) { paragraph, _ in
      if let last, last.old === paragraph.styling { return last.new }
      let new = paragraph.styling.changing(change)
      last = (paragraph.styling, new)
      return new
    }
  }
}

extension TextStorage {
  /// Gives the paragraphs of a range other styles.
  private func restyle(
    _ range: Range<Int>,
    _ styling: (StoredParagraph, Range<Int>) -> ParagraphStyling
  ) {
    let range = wholeScalars(of: range)
    guard !range.isEmpty, let first = place(of: range.lowerBound)?.paragraph else { return }
    edit { _ in
      var old: [StoredParagraph] = []
      var new: [StoredParagraph] = []
      forEachParagraph(in: range) { paragraph, local in
        old.append(paragraph)
        new.append(paragraph.styled(styling(paragraph, local)))
      }
      paragraphs.replaceSubrange(first..<first + old.count, with: new)
      note(
        TextEdit(actions: .attributes, range: range, delta: 0),
        Self.change(at: first, from: old, to: new)
      )
    }
  }

  /// A range with ends that lie between the halves of surrogate pairs before these.
  private func wholeScalars(of range: Range<Int>) -> Range<Int> {
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "a range lies in the text")
    return wholeOffset(range.lowerBound)..<wholeOffset(range.upperBound)
  }

  private func wholeOffset(_ offset: Int) -> Int {
    guard let place = place(of: offset) else { return offset }
    return place.start + paragraphs[place.paragraph].utf16Offset(place.local)
  }

  /// The style of text that is put in the place of a range.
  private func styleOfText(replacing range: Range<Int>) -> TextStyle {
    style(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound).style
  }

  /// The paragraphs that measure otherwise when some are replaced by others: those at both ends
  /// that stay as they are are left out.
  private static func change(
    at start: Int,
    from old: [StoredParagraph],
    to new: [StoredParagraph]
  ) -> ParagraphChange? {
    let shared = min(old.count, new.count)
    var head = 0
    while head < shared, old[head].measures(like: new[head]) { head += 1 }
    var tail = 0
    while tail < shared - head,
      old[old.count - 1 - tail].measures(like: new[new.count - 1 - tail])
    {
      tail += 1
    }
    let change = ParagraphChange(
      start: start + head,
      oldCount: old.count - head - tail,
      newCount: new.count - head - tail
    )
    return change.oldCount == 0 && change.newCount == 0 ? nil : change
  }
}

extension TextStorage {
  /// The paragraphs that a range touches, and the parts of them before and after it.
  private struct Span {
    var indices: Range<Int>
    var paragraphs: [StoredParagraph]
    var headEnd: Int
    var tailStart: Int

    /// The text of the paragraphs with other text in the place of the range.
    func text(replacing new: StyledText) -> StyledText {
      guard let first = paragraphs.first, let last = paragraphs.last else { return new }
      var text = StyledText(first.text, first.styling).part(0..<headEnd)
      text.append(new)
      text.append(StyledText(last.text, last.styling).part(tailStart..<last.utf8Count))
      return text
    }
  }

  private func span(of range: Range<Int>) -> Span {
    guard let lower = place(of: range.lowerBound), let upper = place(of: range.upperBound) else {
      return Span(indices: 0..<0, paragraphs: [], headEnd: 0, tailStart: 0)
    }
    var first = lower.paragraph
    var headEnd = lower.local
    // A line feed joins a carriage return before it.
    if headEnd == 0, first > 0, paragraphs[first - 1].text.utf8.last == UInt8(ascii: "\r") {
      first -= 1
      headEnd = paragraphs[first].utf8Count
    }
    var touched: [StoredParagraph] = []
    paragraphs.forEach(in: first..<upper.paragraph + 1) { _, paragraph in
      touched.append(paragraph)
      return true
    }
    return Span(
      indices: first..<upper.paragraph + 1,
      paragraphs: touched,
      headEnd: headEnd,
      tailStart: upper.local
    )
  }
}
