internal import Typography

/// The hyphen that a line shows when it ends at a soft hyphen or a hyphenation place.
///
/// It is U+2010, or U+002D where the face lacks that.
struct Hyphen {
  /// The glyph, of a cluster at the paragraph's start; `nil` where the face has neither character.
  let glyph: ShapedGlyph?

  /// How far it moves the pen, in layout units.
  let advance: Int64

  /// How much wider it makes its line: it stands after what is left behind the last cluster.
  let widening: Int64

  /// The hyphen in the face of a run.
  init(for run: ParagraphRun) {
    let font = ScaledFont(run.shaped.item.instance, size: 0)
    guard let id = font.glyph(for: "\u{2010}") ?? font.glyph(for: "-") else {
      glyph = nil
      advance = 0
      widening = 0
      return
    }
    let designAdvance = font.designAdvance(of: id)
    glyph = ShapedGlyph(id: id, cluster: 0, advance: Int32(clamping: designAdvance))
    advance = run.scale.layoutUnits(Int64(designAdvance))
    widening = advance + run.style.tracking
  }
}
