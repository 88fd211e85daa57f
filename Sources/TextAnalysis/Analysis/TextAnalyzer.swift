/// Finds levels, scripts, break opportunities and grapheme clusters of paragraphs.
///
/// Owns what ICU needs and keeps it between calls: once warm, a call without directions allocates
/// nothing. For one
/// thread at a time; make one analyzer for each thread.
package final class TextAnalyzer {
  /// What ICU is given at once at most, in bytes of UTF-8; its offsets have 32 bits.
  static let defaultPieceLimit = 1 << 30

  let pieceLimit: Int
  let units = CodeUnitBuffer()
  private let table = CharacterTable()
  private let lineIterators = LineIteratorCache()
  private let levelResolver = LevelResolver()
  private var scan = ScalarScan()

  private(set) lazy var clusterIterator = BoundaryIterator(
    .graphemeCluster,
    locale: ICULocale(language: nil, strictness: .automatic)
  )

  /// Creates an analyzer.
  package convenience init() {
    self.init(pieceLimit: Self.defaultPieceLimit)
  }

  /// Creates an analyzer that cuts texts into pieces of at most `pieceLimit` bytes.
  init(pieceLimit: Int) {
    self.pieceLimit = pieceLimit
  }

  /// Analyses a paragraph.
  ///
  /// Never fails. A text of more than 1 GB is analysed in pieces, cut at spaces where there are
  /// any, and its base direction is that of the first.
  ///
  /// - Parameters:
  ///   - text: One paragraph in valid UTF-8, with its separator or without.
  ///   - direction: Its base direction.
  ///   - language: A BCP 47 tag. For `nil`, and for a tag without sense, ICU's root rules hold.
  ///   - rules: How lines may break.
  ///   - directions: The spans that are set in directions of their own; they tile the paragraph, or
  ///     there are none.
  ///   - analysis: Receives the result in place of what was in it.
  /// - Complexity: O(*n*) in the bytes of `text`.
  package func analyze(
    _ text: UnsafeBufferPointer<UInt8>,
    direction: BaseDirection,
    language: String?,
    rules: LineBreakRules,
    directions: [DirectionSpan] = [],
    into analysis: inout ParagraphAnalysis
  ) {
    analysis.reset()
    analysis.baseLevel = direction == .rightToLeft ? .rightToLeft : .leftToRight
    analysis.traits = .isASCII
    guard !text.isEmpty else { return }

    let iterator = lineIterators.iterator(language: language, strictness: rules.strictness)
    var pieces = TextPieces(of: text, limit: pieceLimit)
    scan.reset()
    while let range = pieces.next() {
      let piece = Piece(
        text: UnsafeBufferPointer(rebasing: text[range]),
        start: range.lowerBound,
        isFirst: range.lowerBound == 0,
        isLast: range.upperBound == text.count,
        directions: directions
      )
      analyze(piece, direction: direction, rules: rules, iterator: iterator, into: &analysis)
    }
    if units.releaseExcess() { levelResolver.releaseMemory() }
  }
}

extension TextAnalyzer {
  /// A part of a paragraph, as large as ICU can take.
  private struct Piece {
    let text: UnsafeBufferPointer<UInt8>
    let start: Int
    let isFirst: Bool
    let isLast: Bool

    /// The spans of the paragraph that are set in directions of their own.
    let directions: [DirectionSpan]

    var end: Int { start + text.count }
  }

  private func analyze(
    _ piece: Piece,
    direction: BaseDirection,
    rules: LineBreakRules,
    iterator: BoundaryIterator?,
    into analysis: inout ParagraphAnalysis
  ) {
    let start = units.reserve(piece.text.count)
    let count = itemizeScripts(of: piece, into: start, analysis: &analysis)
    let text = UnsafeBufferPointer(start: start, count: count)
    let isASCII = count == piece.text.count
    findOpportunities(
      in: text,
      map: BoundaryMap(text, isASCII: isASCII, start: piece.start),
      isLast: piece.isLast,
      keepsAll: rules.keepsAll,
      iterator: iterator,
      into: &analysis.opportunities
    )
    resolveLevels(
      of: UnsafeMutableBufferPointer(start: start, count: count),
      piece: piece,
      direction: piece.isFirst ? direction : analysis.baseLevel.direction,
      into: &analysis
    )
  }

  /// Widens the piece to UTF-16 and finds traits and scripts on the way.
  ///
  /// - Returns: The number of code units.
  private func itemizeScripts(
    of piece: Piece,
    into start: UnsafeMutablePointer<UInt16>,
    analysis: inout ParagraphAnalysis
  ) -> Int {
    if piece.isFirst, piece.isLast, let ascii = ASCIIScan(piece.text, widenedTo: start) {
      let script: Script = ascii.hasLetters ? .latin : .common
      analysis.scriptRuns.append(ScriptRun(end: piece.end, script: script))
      if ascii.hasControls {
        for byte in piece.text { analysis.traits.formUnion(table.ascii[Int(byte)].traits) }
      } else if ascii.endsInLineFeed {
        analysis.traits.formUnion(table.ascii[0x0A].traits)
      }
      return piece.text.count
    }
    let count = scan.scan(
      piece.text,
      at: piece.start,
      into: start,
      table: table,
      runs: &analysis.scriptRuns
    )
    if count != piece.text.count { analysis.traits.remove(.isASCII) }
    analysis.traits.formUnion(scan.traits)
    if piece.isLast { scan.finish(at: piece.end, table: table, runs: &analysis.scriptRuns) }
    return count
  }

  /// Source: UAX #14, ICU's tailoring for the language.
  private func findOpportunities(
    in text: UnsafeBufferPointer<UInt16>,
    map: BoundaryMap,
    isLast: Bool,
    keepsAll: Bool,
    iterator: BoundaryIterator?,
    into opportunities: inout [BreakOpportunity]
  ) {
    var map = map
    guard let iterator, iterator.start(on: text) else {
      findMandatoryBreaks(in: text, map: map, into: &opportunities)
      return
    }
    let filter = keepsAll ? KeepAllFilter(text) : nil
    while let boundary = iterator.next() {
      let last = text[boundary - 1]
      let isMandatory = CharacterFacts.endsLine(last)
      if boundary == text.count {
        guard isLast || isMandatory || last == 0x20 else { continue }
      } else if let filter, !isMandatory, filter.suppresses(boundary) {
        continue
      }
      opportunities.append(
        BreakOpportunity(offset: map.offset(of: boundary), isMandatory: isMandatory)
      )
    }
  }

  /// What is left of line breaking without rules: UAX #14 LB4, LB5 and the end of the text.
  private func findMandatoryBreaks(
    in text: UnsafeBufferPointer<UInt16>,
    map: BoundaryMap,
    into opportunities: inout [BreakOpportunity]
  ) {
    var map = map
    for boundary in 1...text.count {
      let isMandatory = CharacterFacts.endsLine(text[boundary - 1])
      let isInsidePair =
        boundary < text.count && text[boundary - 1] == 0x0D && text[boundary] == 0x0A
      guard isMandatory || boundary == text.count, !isInsidePair else { continue }
      opportunities.append(
        BreakOpportunity(offset: map.offset(of: boundary), isMandatory: isMandatory)
      )
    }
  }

  /// Asks for levels only where something is read from right to left.
  ///
  /// Changes `text` to what the bidirectional algorithm is to read.
  private func resolveLevels(
    of text: UnsafeMutableBufferPointer<UInt16>,
    piece: Piece,
    direction: BaseDirection,
    into analysis: inout ParagraphAnalysis
  ) {
    if !piece.directions.isEmpty {
      return resolveFormattedLevels(of: text, piece: piece, direction: direction, into: &analysis)
    }
    guard analysis.traits.contains(.containsRightToLeft) || direction == .rightToLeft else {
      append(LevelRun(end: piece.end, level: .leftToRight), to: &analysis.levelRuns)
      return
    }
    prepareForBidi(text, traits: analysis.traits)
    let text = UnsafeBufferPointer(text)
    let isResolved = levelResolver.resolve(text, direction: direction) { base, levels in
      let levels = UnsafeBufferPointer(start: levels, count: text.count)
      append(levels, of: text, piece, base: base, to: &analysis)
    }
    if !isResolved {
      append(LevelRun(end: piece.end, level: analysis.baseLevel), to: &analysis.levelRuns)
    }
  }

  /// Asks for the levels of a text that has the formatting characters of its directions put in.
  private func resolveFormattedLevels(
    of text: UnsafeMutableBufferPointer<UInt16>,
    piece: Piece,
    direction: BaseDirection,
    into analysis: inout ParagraphAnalysis
  ) {
    let map = BoundaryMap(
      UnsafeBufferPointer(text),
      isASCII: text.count == piece.text.count,
      start: piece.start
    )
    var formatted = FormattedUnits(text, map, piece.directions)
    formatted.units.withUnsafeMutableBufferPointer {
      prepareForBidi($0, traits: analysis.traits)
    }
    let isResolved = formatted.units.withUnsafeBufferPointer { units in
      levelResolver.resolve(units, direction: direction) { base, levels in
        formatted.levels(levels).withUnsafeBufferPointer {
          append($0, of: UnsafeBufferPointer(text), piece, base: base, to: &analysis)
        }
      }
    }
    if !isResolved {
      append(LevelRun(end: piece.end, level: analysis.baseLevel), to: &analysis.levelRuns)
    }
  }

  /// Appends the levels of a piece, one for each of its code units.
  private func append(
    _ levels: UnsafeBufferPointer<UInt8>,
    of text: UnsafeBufferPointer<UInt16>,
    _ piece: Piece,
    base: BidiLevel,
    to analysis: inout ParagraphAnalysis
  ) {
    var map = BoundaryMap(text, isASCII: text.count == piece.text.count, start: piece.start)
    var index = 0
    while index < levels.count {
      let level = levels[index]
      repeat { index += 1 } while index < levels.count && levels[index] == level
      let run = LevelRun(end: map.offset(of: index), level: BidiLevel(rawValue: level))
      append(run, to: &analysis.levelRuns)
    }
    if piece.isFirst { analysis.baseLevel = base }
  }

  /// Keeps ICU from pairing too many brackets, and from ending paragraphs at the information
  /// separators U+001C to U+001E, which UAX #9 counts among the paragraph separators: here they
  /// become segment separators.
  private func prepareForBidi(
    _ text: UnsafeMutableBufferPointer<UInt16>,
    traits: CharacterTraits
  ) {
    if traits.contains(.containsControls) {
      for index in text.indices where (0x1C...0x1E).contains(text[index]) { text[index] = 0x1F }
    }
    if traits.contains(.isASCII) || scan.hasManyBrackets {
      BracketLimit(table: table).apply(to: text)
    }
  }

  private func append(_ run: LevelRun, to runs: inout [LevelRun]) {
    if runs.last?.level == run.level { runs.removeLast() }
    runs.append(run)
  }
}

extension BidiLevel {
  /// The base direction of a paragraph with this base level.
  fileprivate var direction: BaseDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
