internal import Synchronization

/// The places of long lines that were asked about last, bounded in bytes and shared by threads.
///
/// Finding the places of a line takes time for all of its text; what is asked of them does not.
struct KnownPlaces: Sendable {
  /// A line whose places are known.
  private struct Entry: Sendable {
    weak var paragraph: Paragraph?
    let line: LineKey
    let places: LinePlaces
  }

  /// What tells lines of a paragraph apart, wherever they stand.
  private struct LineKey: Hashable {
    let range: Range<Int>
    let contentEnd: Int
    let width: Int64
    let trailing: Int64
    let stretch: Int64
    let indent: Int64?
    let showsHyphen: Bool

    init(_ span: LineSpan) {
      range = span.start..<span.end
      contentEnd = span.contentEnd
      width = span.width
      trailing = span.trailing
      stretch = span.stretch
      indent = span.indent
      showsHyphen = span.showsHyphen
    }
  }

  /// The lines, the one that was asked about last at the end.
  private var entries: [Entry] = []

  /// The length from which on the places of a line are kept, in bytes of text.
  private static let leastLength = 2048

  /// The most memory that all places take, in bytes; those of a line that takes more are not kept.
  private static let limit = 1 << 25

  private static let shared = Mutex(KnownPlaces())

  /// Forgets all.
  static func removeAll() {
    shared.withLock { $0.entries = [] }
  }

  /// The places of a line.
  ///
  /// - Complexity: As for ``LinePlaces``; O(1) for a long line that was asked about shortly before.
  static func places(of placed: PreparedText.PlacedSpan, in paragraph: Paragraph) -> LinePlaces {
    let span = placed.span
    guard span.end - span.start >= leastLength, placed.truncation == nil else {
      return LinePlaces(paragraph, placed)
    }
    let line = LineKey(span)
    if let known = shared.withLock({ $0.take(line, of: paragraph) }) { return known }
    let places = LinePlaces(paragraph, placed)
    shared.withLock { $0.keep(Entry(paragraph: paragraph, line: line, places: places)) }
    return places
  }

  /// The places of a line, if they are known.
  private mutating func take(_ line: LineKey, of paragraph: Paragraph) -> LinePlaces? {
    let index = entries.lastIndex { $0.paragraph === paragraph && $0.line == line }
    guard let index else { return nil }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return entry.places
  }

  /// Keeps the places of a line, and forgets as much as that needs, and lines that are gone.
  private mutating func keep(_ entry: Entry) {
    entries.removeAll { $0.paragraph == nil }
    guard entry.places.byteCount <= Self.limit else { return }
    entries.append(entry)
    var byteCount = entries.reduce(0) { $0 + $1.places.byteCount }
    while byteCount > Self.limit { byteCount -= entries.removeFirst().places.byteCount }
  }
}
