/// The line iterators of the languages that were used last.
///
/// Opening one costs as much as breaking a page, so the 16 used last are kept.
final class LineIteratorCache {
  private struct Entry {
    let language: String?
    let strictness: LineBreakStrictness
    let iterator: BoundaryIterator?
    var lastUse: Int
  }

  private static let capacity = 16
  private var entries: [Entry] = []
  private var latest = 0
  private var uses = 0

  /// Finds the iterator for a language, or opens it.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag. `nil` or one without sense for the root rules.
  ///   - strictness: How readily lines break.
  /// - Returns: `nil` if ICU has no rules at all.
  func iterator(
    language: String?,
    strictness: LineBreakStrictness
  ) -> BoundaryIterator? {
    if latest < entries.count, matches(entries[latest], language, strictness) {
      return entries[latest].iterator
    }
    latest =
      entries.firstIndex { matches($0, language, strictness) } ?? open(language, strictness)
    uses += 1
    entries[latest].lastUse = uses
    return entries[latest].iterator
  }

  private func matches(
    _ entry: Entry,
    _ language: String?,
    _ strictness: LineBreakStrictness
  ) -> Bool {
    entry.strictness == strictness && entry.language == language
  }

  /// Opens an iterator in place of the one that was not used for longest.
  ///
  /// - Returns: Its index.
  private func open(_ language: String?, _ strictness: LineBreakStrictness) -> Int {
    let locale = ICULocale(language: language, strictness: strictness)
    let entry = Entry(
      language: language,
      strictness: strictness,
      iterator: BoundaryIterator(.line, locale: locale),
      lastUse: 0
    )
    guard entries.count == Self.capacity,
      let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse })
    else {
      entries.append(entry)
      return entries.count - 1
    }
    entries[oldest] = entry
    return oldest
  }
}
