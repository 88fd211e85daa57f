internal import Typography

/// The hyphen that a line shows when it ends at a soft hyphen.
struct Hyphen {
  /// The character: U+2010, or U+002D where the face lacks it.
  let scalar: Unicode.Scalar

  /// How far it moves the pen, in layout units; 0 where the face has neither.
  let advance: Int64

  /// The hyphen in the face of a run.
  init(for run: ParagraphRun) {
    let font = ScaledFont(run.shaped.item.instance, size: 0)
    scalar = font.glyph(for: "\u{2010}") == nil ? "-" : "\u{2010}"
    let glyph = font.glyph(for: scalar)
    advance = glyph.map { run.scale.layoutUnits(Int64(font.designAdvance(of: $0))) } ?? 0
  }
}
