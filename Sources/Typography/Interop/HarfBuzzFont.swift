internal import CHarfBuzz

/// A face at a position of its axes, measured in design units; immutable and shared by threads.
final class HarfBuzzFont: Sendable {
  /// The face that `raw` reads.
  let face: HarfBuzzFace

  nonisolated(unsafe) let raw: OpaquePointer

  /// Makes a font whose positions are in design units.
  ///
  /// Wraps `hb_font_create`.
  init(_ face: HarfBuzzFace, variations: [FontVariation]) {
    self.face = face
    raw = hb_font_create(face.raw)
    if !variations.isEmpty {
      let settings = variations.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
      hb_font_set_variations(raw, settings, UInt32(settings.count))
    }
    hb_font_make_immutable(raw)
  }

  deinit {
    hb_font_destroy(raw)
  }

  /// The glyph that the font shows for a scalar alone; `nil` if it maps none.
  ///
  /// Wraps `hb_font_get_nominal_glyph`.
  func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(raw, scalar.value, &glyph) != 0 else { return nil }
    return GlyphID(rawValue: glyph)
  }

  /// Whether the face counts a glyph among the marks.
  ///
  /// Wraps `hb_ot_layout_get_glyph_class`. Source: OpenType `GDEF`.
  func isMark(_ glyph: GlyphID) -> Bool {
    hb_ot_layout_get_glyph_class(face.raw, glyph.rawValue) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
  }

  /// How far a glyph moves the pen, in design units.
  ///
  /// Wraps `hb_font_get_glyph_h_advance`.
  func advance(of glyph: GlyphID) -> Int {
    Int(hb_font_get_glyph_h_advance(raw, glyph.rawValue))
  }

  /// The box around a glyph's ink, in design units and font space, from the glyph's origin.
  ///
  /// Wraps `hb_font_get_glyph_extents`.
  ///
  /// - Returns: `nil` where the font cannot tell or the glyph paints nothing.
  func inkBounds(of glyph: GlyphID) -> DesignRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(raw, glyph.rawValue, &extents) != 0 else { return nil }
    guard extents.width != 0, extents.height != 0 else { return nil }
    let top = max(Int(extents.y_bearing), Int(extents.y_bearing) + Int(extents.height))
    let bottom = min(Int(extents.y_bearing), Int(extents.y_bearing) + Int(extents.height))
    let left = min(Int(extents.x_bearing), Int(extents.x_bearing) + Int(extents.width))
    let right = max(Int(extents.x_bearing), Int(extents.x_bearing) + Int(extents.width))
    return DesignRect(minX: left, minY: bottom, maxX: right, maxY: top)
  }

  /// What a position of the axes adds to a metric, in design units; 0 without an `MVAR` table.
  ///
  /// Wraps `hb_ot_metrics_get_variation`. Source: OpenType `MVAR`.
  func variation(of metric: FontTag) -> Double {
    Double(hb_ot_metrics_get_variation(raw, hb_ot_metrics_tag_t(rawValue: metric.rawValue)))
  }

  /// The version of HarfBuzz that runs.
  ///
  /// Wraps `hb_version_string`.
  static var version: String { String(cString: hb_version_string()) }
}
