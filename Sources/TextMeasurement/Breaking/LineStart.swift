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

  /// The start of a paragraph.
  static let paragraph = LineStart(offset: 0, place: 0, key: 0, safeAfter: 0)
}
