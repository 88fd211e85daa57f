internal import TextAnalysis
internal import Typography

/// A part of a run on a line, where the line's order puts it.
struct PlacedRun {
  /// The run, an index in the paragraph's `runs`.
  let run: Int

  /// The text: UTF-8 offsets in the paragraph.
  let range: Range<Int>

  /// The bidi level on this line.
  let level: BidiLevel

  /// The glyphs, in visual order, as they are when the text is broken at the line's ends.
  let glyphs: [ShapedGlyph]

  /// From the left end of the line to the part, in layout units.
  var x: Int64 = 0

  /// How far the part moves the pen, in layout units.
  var advance: Int64
}
