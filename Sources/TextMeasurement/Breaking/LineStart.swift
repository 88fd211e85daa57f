/// Where a line begins.
struct LineStart {
  /// A UTF-8 offset in the paragraph.
  var offset: Int

  /// The first place of the break table after the offset.
  var place: Int

  /// What the widths of lines that begin here count from, in layout units.
  var key: Int64

  /// The first offset from which on no glyph changes by the break here; `offset` if it is safe.
  var safeAfter: Int

  /// How many lines that show a hyphen stand right before; counted only where there is a limit.
  var hyphenatedLines = 0

  /// Whether the lines that begin here and at another start are the same.
  func begins(like other: LineStart) -> Bool {
    offset == other.offset && hyphenatedLines == other.hyphenatedLines
  }

  /// The start of the line after a place.
  init(after place: Int, of breaks: BreakTable) {
    offset = Int(breaks.places[place].offset)
    self.place = place + 1
    key = breaks.start(of: place)
    safeAfter =
      breaks.unsafeSpans.isEmpty
      ? offset : breaks.unsafeSpan(at: place).map { Int($0.safeAfter) } ?? offset
  }

  /// Makes a start of its parts.
  init(offset: Int, place: Int, key: Int64, safeAfter: Int) {
    self.offset = offset
    self.place = place
    self.key = key
    self.safeAfter = safeAfter
  }

  /// The start of a paragraph.
  static let paragraph = LineStart(offset: 0, place: 0, key: 0, safeAfter: 0)
}
