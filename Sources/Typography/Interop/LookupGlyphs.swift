internal import CHarfBuzz

/// The glyphs that a lookup takes, looks at and makes.
struct LookupGlyphs {
  /// The glyphs that it may change.
  let input = HarfBuzzSet()

  /// The glyphs that it only looks at, before and after those.
  let context = HarfBuzzSet()

  /// The glyphs that it makes, and that the lookups make which it calls.
  let output = HarfBuzzSet()

  /// Wraps `hb_ot_layout_lookup_collect_glyphs`.
  init(_ lookup: UInt32, _ table: LayoutTable.Kind, of face: HarfBuzzFace) {
    hb_ot_layout_lookup_collect_glyphs(
      face.raw,
      table.tag.rawValue,
      lookup,
      context.raw,
      input.raw,
      context.raw,
      output.raw
    )
  }
}
