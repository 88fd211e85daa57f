internal import CHarfBuzz
internal import Typography

/// Plain `hb_shape`, as the floor that measuring is compared with.
///
/// One buffer is used again for every text; faces and fonts are immutable and open before the first
/// text. Each text is shaped whole in one call, with the properties that HarfBuzz guesses.
final class ReferenceShaper {
  private let buffer: OpaquePointer
  private let fonts: [ReferenceFont]

  /// Opens the fonts that texts will be shaped with, named by their place in `fonts`.
  init(_ fonts: [ScaledFont]) {
    buffer = hb_buffer_create()
    self.fonts = fonts.map(ReferenceFont.init)
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  /// Shapes a text and returns the number of its glyphs.
  func shape(_ text: [UInt8], font: Int) -> Int {
    fill(text)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(fonts[font].raw, buffer, nil, 0)
    return Int(hb_buffer_get_length(buffer))
  }

  /// How far the pen moves over a text in a language, in points.
  func advance(of text: [UInt8], font: Int, language: String?) -> Double {
    fill(text)
    if let language {
      hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(fonts[font].raw, buffer, nil, 0)
    var count: UInt32 = 0
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    var sum = 0
    for index in 0..<Int(count) { sum += Int(positions?[index].x_advance ?? 0) }
    return fonts[font].font.points(sum)
  }

  private func fill(_ text: [UInt8]) {
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBufferPointer { bytes in
      bytes.baseAddress?.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        hb_buffer_add_utf8(buffer, $0, Int32(bytes.count), 0, Int32(bytes.count))
      }
    }
  }

  /// The version of HarfBuzz that runs.
  static var version: String { String(cString: hb_version_string()) }
}
