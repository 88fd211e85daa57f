internal import CHarfBuzz
internal import TextAnalysis

/// The buffer in which HarfBuzz shapes; belongs to one thread.
final class ShapingBuffer {
  private let raw: OpaquePointer

  /// Wraps `hb_buffer_create`.
  init() {
    raw = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(raw)
  }

  /// Shapes a span of a paragraph, with the text around it as context.
  ///
  /// Wraps `hb_shape_plan_execute`; for faces from outside `hb_shape_full`, which finds the same
  /// plan and alone stops rules that multiply glyphs or have no end.
  ///
  /// - Parameters:
  ///   - bytes: The paragraph, in well-formed UTF-8.
  ///   - start: Where the span begins, a UTF-8 offset.
  ///   - end: Where the span ends.
  ///   - plan: The face, script, direction, language and features.
  ///   - glyphs: The glyphs are appended, in visual order; clusters are offsets in the paragraph.
  /// - Complexity: O(*n*) in the span, for fonts whose rules are.
  func shape(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int,
    _ plan: ShapingPlan,
    into glyphs: inout GlyphBuffer
  ) {
    hb_buffer_clear_contents(raw)
    if plan.runsWithScript {
      addText(bytes, from: start, to: end)
    } else {
      // HarfBuzz turns the span around but not its context, which would stand on the wrong sides.
      addText(UnsafeBufferPointer(rebasing: bytes[start..<end]), from: 0, to: end - start)
    }
    var properties = plan.properties
    hb_buffer_set_segment_properties(raw, &properties)
    let font = plan.font.raw
    plan.features.withUnsafeBufferPointer { features in
      if plan.isUntrusted {
        _ = hb_shape_full(font, raw, features.baseAddress, UInt32(features.count), nil)
      } else {
        _ = hb_shape_plan_execute(
          plan.raw,
          font,
          raw,
          features.baseAddress,
          UInt32(features.count)
        )
      }
    }
    appendGlyphs(to: &glyphs, movedBy: plan.runsWithScript ? 0 : UInt32(start))
    // A long text leaves a large buffer behind, which must not stay.
    if end - start > 1 << 16 { hb_buffer_reset(raw) }
  }

  /// Adds a span, with the text around it as context.
  ///
  /// Wraps `hb_buffer_add_utf8`.
  private func addText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    bytes.baseAddress?.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
      hb_buffer_add_utf8(
        raw,
        text,
        Int32(clamping: bytes.count),
        UInt32(start),
        Int32(end - start)
      )
    }
  }

  private func appendGlyphs(to glyphs: inout GlyphBuffer, movedBy start: UInt32) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(raw, &count),
      let positions = hb_buffer_get_glyph_positions(raw, &count)
    else { return }
    for index in 0..<Int(count) {
      let position = positions[index]
      glyphs.append(
        ShapedGlyph(
          id: GlyphID(rawValue: infos[index].codepoint),
          cluster: start &+ infos[index].cluster,
          advance: position.x_advance,
          xOffset: position.x_offset,
          yOffset: position.y_offset,
          isSafeToBreakBefore: infos[index].mask & 1 == 0
        )
      )
    }
  }
}
