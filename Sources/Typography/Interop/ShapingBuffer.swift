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
  /// Wraps `hb_shape_plan_execute`.
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
    into glyphs: inout [ShapedGlyph]
  ) {
    hb_buffer_clear_contents(raw)
    bytes.baseAddress?.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
      hb_buffer_add_utf8(
        raw, text, Int32(bytes.count), UInt32(start), Int32(end - start))
    }
    var properties = plan.properties
    hb_buffer_set_segment_properties(raw, &properties)
    plan.features.withUnsafeBufferPointer { features in
      _ = hb_shape_plan_execute(
        plan.raw, plan.instance.harfBuzz.raw, raw, features.baseAddress, UInt32(features.count))
    }
    appendGlyphs(to: &glyphs)
    // A long text leaves a large buffer behind, which must not stay.
    if end - start > 1 << 16 { hb_buffer_reset(raw) }
  }

  private func appendGlyphs(to glyphs: inout [ShapedGlyph]) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(raw, &count),
      let positions = hb_buffer_get_glyph_positions(raw, &count)
    else { return }
    let needed = glyphs.count + Int(count)
    if needed > glyphs.capacity { glyphs.reserveCapacity(max(needed, 2 * glyphs.capacity)) }
    for index in 0..<Int(count) {
      let info = infos[index]
      let position = positions[index]
      glyphs.append(
        ShapedGlyph(
          id: info.codepoint,
          cluster: info.cluster,
          advance: position.x_advance,
          xOffset: position.x_offset,
          yOffset: position.y_offset,
          isSafeToBreakBefore: info.mask & 1 == 0
        )
      )
    }
  }
}
