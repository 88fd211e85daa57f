/// Finds how much of a line can be shown beside a token.
///
/// Text is cut between grapheme clusters and never inside a ligature; white space beside the token
/// is left out with the rest.
struct Truncator {
  private let breaker: LineBreaker
  private let start: LineStart
  private let words: WordBreaks
  private let room: Int64

  /// Where the paragraph begins in the text.
  private let paragraphStart: Int

  /// The tokens, those prepared so far among them.
  private(set) var tokens: TokenSet

  /// The places at which the line and its content end: indices in `words`.
  private let first: Int
  private let last: Int

  /// The place of the break table at which the line must end at the latest.
  private let lastPlace: Int

  /// Begins with a line.
  ///
  /// - Parameters:
  ///   - breaker: Breaks the paragraph at the width.
  ///   - start: Where the line begins.
  ///   - paragraphStart: Where the paragraph begins in the text.
  ///   - tokens: The tokens.
  init(_ breaker: LineBreaker, from start: LineStart, paragraphStart: Int, _ tokens: TokenSet) {
    self.breaker = breaker
    self.start = start
    self.paragraphStart = paragraphStart
    self.tokens = tokens
    let paragraph = breaker.paragraph
    words = paragraph.breaksInsideWords
    room = breaker.room(from: start)
    lastPlace = breaker.mandatoryPlace(from: start.place)
    let contentEnd = paragraph.breaks.contentEnd(of: lastPlace)
    first = words.offsets.partitioningIndex { Int($0) >= start.offset }
    last = max(first, words.offsets.partitioningIndex { Int($0) >= contentEnd })
  }

  /// The line with text left out of it.
  ///
  /// - Parameter mode: Where; a line that would fit whole has its token at the end.
  /// - Returns: A line that is no wider than its room.
  mutating func truncated(_ mode: Truncation.Mode) -> TruncatedSpan {
    let fitsWhole = width(upTo: last) <= room
    switch fitsWhole ? .tail : mode {
    case .tail: return tail()
    case .head: return head()
    case .middle: return middle()
    }
  }

  private mutating func tail() -> TruncatedSpan {
    var index = furthest(within: room)
    while index > first {
      let content = contentEnd(index)
      let token = tokens.token(at: offset(max(first, content - 1)))
      if isCuttable(content), width(before: content) + token.units <= room {
        return span(prefix: content, suffix: nil, token)
      }
      index = min(index - 1, content)
    }
    let token = tokens.token(at: paragraphStart + start.offset)
    return token.units <= room ? span(prefix: first, suffix: nil, token) : clipped()
  }

  /// The line with as much of its end as fits after a token.
  private mutating func head() -> TruncatedSpan {
    var best: (index: Int, token: PreparedText)?
    var suffix = last - 1
    // Tokens differ in width with the style of the text beside them, so that more can fit than
    // less.
    while suffix >= first, width(from: suffix) <= room + breaker.slack {
      if isCuttable(suffix), !hangs(suffix), let token = token(after: first, before: suffix) {
        best = (suffix, token)
      }
      suffix -= 1
    }
    return best.map { span(prefix: first, suffix: $0.index, $0.token) } ?? tail()
  }

  /// The line with as much of both its ends as fits beside a token: the shorter end grows first.
  ///
  /// In room as wide as the line that is found, the same steps fit, and so the same line is found.
  private mutating func middle() -> TruncatedSpan {
    var (prefix, suffix) = (first, last)
    var token: PreparedText?
    var (isPrefixFull, isSuffixFull) = (false, false)
    while !isPrefixFull || !isSuffixFull {
      let growsPrefix =
        isSuffixFull || !isPrefixFull && width(before: prefix) < width(from: suffix)
      if growsPrefix {
        let next = (prefix + 1..<max(prefix + 1, suffix)).first {
          isCuttable($0) && !hangs($0 - 1)
        }
        if let next, let fitting = self.token(after: next, before: suffix) {
          (prefix, token) = (next, fitting)
        } else {
          isPrefixFull = true
        }
      } else {
        let next = (prefix + 1..<max(prefix + 1, suffix)).last { isCuttable($0) && !hangs($0) }
        if let next, let fitting = self.token(after: prefix, before: next) {
          (suffix, token) = (next, fitting)
        } else {
          isSuffixFull = true
        }
      }
    }
    guard let token else { return tail() }
    return span(prefix: prefix, suffix: suffix < last ? suffix : nil, token)
  }

  /// The token between two parts of the line, if all fits.
  private mutating func token(after prefix: Int, before suffix: Int) -> PreparedText? {
    let token = tokens.token(at: offset(prefix > first ? prefix - 1 : suffix))
    let width = width(before: prefix) + token.units + width(from: suffix)
    return width <= room ? token : nil
  }

  /// The line without a token, for which there is no room.
  private func clipped() -> TruncatedSpan {
    var index = furthest(within: room)
    while index > first, !isCuttable(index) || width(upTo: index) > room { index -= 1 }
    return span(prefix: contentEnd(index), suffix: nil, nil)
  }

  private func span(prefix: Int, suffix: Int?, _ token: PreparedText?) -> TruncatedSpan {
    let places = breaker.paragraph.breaks.places
    let prefixWidth = token == nil ? width(upTo: prefix) : width(before: prefix)
    let suffixWidth = suffix.map { width(from: $0) } ?? 0
    let tokenWidth = token?.units ?? 0
    return TruncatedSpan(
      line: LineSpan(
        start: start.offset,
        end: Int(places[lastPlace].offset),
        contentEnd: suffix == nil
          ? Int(words.offsets[prefix]) : breaker.paragraph.breaks.contentEnd(of: lastPlace),
        width: prefixWidth + tokenWidth + suffixWidth,
        trailing: hangingTracking(prefix: prefix, hasSuffix: suffix != nil, token),
        reason: places[lastPlace].traits.contains(.isMandatory) ? .mandatory : .endOfText,
        showsHyphen: false,
        next: LineStart(after: lastPlace, of: breaker.paragraph.breaks)
      ),
      prefixEnd: Int(words.offsets[prefix]),
      prefixWidth: prefixWidth,
      suffixStart: Int(words.offsets[suffix ?? last]),
      suffixWidth: suffixWidth,
      token: token,
      tokenWidth: tokenWidth
    )
  }
}

extension Truncator {
  /// The tracking after the last cluster, which hangs; none does after a token.
  private func hangingTracking(prefix: Int, hasSuffix: Bool, _ token: PreparedText?) -> Int64 {
    if hasSuffix { return words.tracking(before: last) }
    return token == nil && prefix > first ? words.tracking(before: prefix) : 0
  }

  /// A place as an offset in the text.
  private func offset(_ index: Int) -> Int { paragraphStart + Int(words.offsets[index]) }

  private func isCuttable(_ index: Int) -> Bool { index == last || words.isStop(index) }

  private func hangs(_ index: Int) -> Bool {
    index < last && WhiteSpace.hangs(in: breaker.paragraph.text, at: Int(words.offsets[index]))
  }

  /// The place at which the white space before another begins.
  private func contentEnd(_ index: Int) -> Int {
    var content = index
    while content > first, hangs(content - 1) { content -= 1 }
    return content
  }

  /// A place at or after the last that is within reach.
  private func furthest(within reach: Int64) -> Int {
    guard breaker.paragraph.tabs.isEmpty else {
      var index = first
      while index < last, width(upTo: index) <= reach { index += 1 }
      return index
    }
    let found = BreakSearch.lastFitting(
      from: first,
      through: last,
      reach: start.key + reach + breaker.slack + words.mostTracking
    ) { words.pens[$0] }
    return max(first, found)
  }

  /// The width of what is shown from the line's start up to a place, in layout units.
  private func width(upTo index: Int) -> Int64 {
    guard index > first else { return 0 }
    var pen = breaker.pen(from: start)
    let width = breaker.wordWidth(from: start, to: index, words, &pen)
    return pen.isBeyondStops ? LayoutUnit.limit : width
  }

  /// The width of what is shown from the line's start up to a token at a place: the tracking after
  /// the last cluster does not hang there.
  private func width(before index: Int) -> Int64 {
    index > first ? width(upTo: index) + words.tracking(before: index) : 0
  }

  /// The width of what is shown from a place up to the end of the content, on a line of its own.
  private func width(from index: Int) -> Int64 {
    guard index < last else { return 0 }
    let begin = LineStart(
      offset: Int(words.offsets[index]),
      place: lastPlace,
      key: words.startKey(at: index, of: breaker.paragraph),
      safeAfter: words.safeOffset(after: index)
    )
    var pen = breaker.pen(from: begin)
    let width = breaker.wordWidth(from: begin, to: last, words, &pen)
    return pen.isBeyondStops ? LayoutUnit.limit : width
  }
}

extension PreparedText {
  /// How far the pen moves over the first line, white space at its end included, in layout units.
  var units: Int64 {
    placedLines(room: LayoutUnit.limit).first.map { $0.span.width + $0.span.trailing } ?? 0
  }
}
