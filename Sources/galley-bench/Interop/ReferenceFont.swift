internal import CHarfBuzz
internal import Typography

/// A face at a position of its axes, opened apart from the library under test.
final class ReferenceFont {
  /// The face as the library knows it; keeps the bytes alive.
  let font: ScaledFont

  let raw: OpaquePointer

  /// Opens the same face at the same position.
  ///
  /// Wraps `hb_face_create` and `hb_font_create`.
  init(_ font: ScaledFont) {
    self.font = font
    let face = font.face.data.withBytes { bytes in
      let blob = hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        UInt32(bytes.count),
        HB_MEMORY_MODE_READONLY,
        nil,
        nil
      )
      defer { hb_blob_destroy(blob) }
      return hb_face_create(blob, UInt32(font.face.index))
    }
    hb_face_make_immutable(face)
    raw = hb_font_create(face)
    hb_face_destroy(face)
    hb_ot_font_set_funcs(raw)
    let unitsPerEm = Int32(font.face.unitsPerEm)
    hb_font_set_scale(raw, unitsPerEm, unitsPerEm)
    let variations = font.variations.map {
      hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value))
    }
    if !variations.isEmpty {
      hb_font_set_variations(raw, variations, UInt32(variations.count))
    }
    hb_font_make_immutable(raw)
  }

  deinit {
    hb_font_destroy(raw)
  }
}
