internal import Typography

/// A shaped run of a prepared paragraph, with what its lines need to know of its face.
struct ParagraphRun: Sendable {
  /// The item and its glyphs.
  let shaped: ShapedRun

  /// The conversion of the glyphs' design units.
  let scale: DesignScale

  /// The face's line metrics, an index in the paragraph's `lineMetrics`.
  let metrics: Int

  /// Where the run begins: a UTF-8 offset in the paragraph.
  var start: Int { shaped.item.start }

  /// Where the run ends.
  var end: Int { shaped.item.end }
}
